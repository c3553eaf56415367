// @ts-check
import { createHash } from 'node:crypto';
import { deferScripts } from '../next-internals/deferred-scripts.mjs';
import { hashedPolicy } from '../security/hashed-policy.mjs';

const policy = 'content-security-policy';

/**
 * Lets a page be drawn before its scripts run (decision 024), and gives it its own policy (decision 018) and the tag by
 * which a browser asks whether it has changed. All that becomes part of what is stored, so it is made once and not per
 * request. Answers that are no pages have their policy from the proxy.
 * @param {import('../next-internals/page-store.mjs').CacheValue | null | undefined} value is changed in place: Next sends this very one
 */
export function completePage(value) {
  if (value?.kind !== 'APP_PAGE' || (value.headers?.[policy] !== undefined && value.headers.etag !== undefined)) return;
  const { html, inlineScripts } = deferScripts(value.html);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  value.html = html;
  value.headers = { [policy]: hashedPolicy(html, inlineScripts), etag, ...value.headers };
}
