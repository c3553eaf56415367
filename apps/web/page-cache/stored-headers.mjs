// @ts-check
import { createHash } from 'node:crypto';
import { hashedPolicy } from '../src/site/security/hashed-policy.mjs';

const policy = 'content-security-policy';

/**
 * Gives a page its own policy (decision 018) and the tag by which a browser asks whether it has changed. They become part of
 * what is stored, so they are made once and not per request. Answers that are no pages have their policy from the proxy.
 * @param {import('./next-internals.mjs').CacheValue | null | undefined} value is changed in place: Next sends this very one
 */
export function stateHeaders(value) {
  if (value?.kind !== 'APP_PAGE' || (value.headers?.[policy] !== undefined && value.headers.etag !== undefined)) return;
  const etag = `"${createHash('sha256').update(value.html).digest('base64url').slice(0, 27)}"`;
  value.headers = { [policy]: hashedPolicy(value.html), etag, ...value.headers };
}
