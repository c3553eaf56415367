// @ts-check
import { createHash } from 'node:crypto';
import { cdnOf, edgeHeaders, edgeKeysOf } from '../cdn/edge-keys.mjs';
import { deferScripts } from '../next-internals/deferred-scripts.mjs';
import { inlineStyles } from '../next-internals/inlined-styles.mjs';
import { hashedPolicy } from '../security/hashed-policy.mjs';

const policy = 'content-security-policy';

/** The CDN of this server, which the start has checked. */
const cdn = cdnOf(process.env.CDN);

/** @param {Extract<import('../next-internals/page-store.mjs').CacheValue, { kind: 'APP_PAGE' }>} value is changed in place */
function addEdgeKeys(value) {
  if (!cdn || value.headers?.[edgeHeaders[cdn].keys] !== undefined) return;
  const keys = edgeKeysOf(String(value.headers?.['x-next-cache-tags'] ?? ''));
  if (keys) value.headers = { ...value.headers, [edgeHeaders[cdn].keys]: keys.join(edgeHeaders[cdn].separator) };
}

/**
 * Makes a page paint before its scripts run (decision 024) and its style sheets are loaded (decision 027), and adds its policy (decision 018) and the ETag by which a
 * browser checks whether it has changed. All of this is stored, so it is done once and not per request. Answers that
 * are not pages get their policy from the proxy.
 * @param {import('../next-internals/page-store.mjs').CacheValue | null | undefined} value is changed in place: Next sends this very object
 */
export function completePage(value) {
  if (value?.kind !== 'APP_PAGE') return;
  addEdgeKeys(value);
  if (value.headers?.[policy] !== undefined && value.headers.etag !== undefined) return;
  const { html, headers } = completedHtml(value.html);
  value.html = html;
  value.headers = { ...headers, ...value.headers };
}

/**
 * @param {string} made the HTML of a page as Next has made it
 * @returns {{ html: string, headers: Record<string, string>, hasStyles: boolean }} the HTML to store, with its policy and its ETag, and
 *   whether it holds its styles and names its fonts
 */
export function completedHtml(made) {
  const deferred = deferScripts(made);
  // The script that starts the scripts also loads the style sheets.
  const isStarted = deferred.inlineScripts.length > 0;
  const { html, inlineStyles: styles } = isStarted ? inlineStyles(deferred.html) : { html: made, inlineStyles: [] };
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return {
    html,
    headers: { [policy]: hashedPolicy(html, { scripts: deferred.inlineScripts, styles }), etag },
    hasStyles: styles.length > 0,
  };
}

/** The tag of a page that is reduced while the CMS is away: `cms/leave-unstored.ts`. */
const unstoredTag = 'unstored';

/**
 * Whether an answer may be stored: it does not forbid it, as a page that shows a failure does.
 * @param {import('../next-internals/page-store.mjs').CacheValue | null} value
 */
export function isStorable(value) {
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = String(headers?.['x-next-cache-tags'] ?? '').split(',');
  return headers?.['cache-control'] !== 'no-store' && !tags.includes(unstoredTag);
}
