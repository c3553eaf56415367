// @ts-check
import { hashedPolicy } from '../src/site/security/hashed-policy.mjs';

const header = 'content-security-policy';

/**
 * Gives a page its own policy (decision 018). It becomes part of what is stored, so it is made once and not per request.
 * Answers that are no pages have theirs from the proxy.
 * @param {import('./next-internals.mjs').CacheValue | null | undefined} value is changed in place: Next sends this very one
 */
export function statePolicy(value) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.[header] !== undefined) return;
  value.headers = { ...value.headers, [header]: hashedPolicy(value.html) };
}
