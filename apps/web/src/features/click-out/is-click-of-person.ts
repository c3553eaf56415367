import { isCrawler } from '@prestafaro/types/crawler';

/**
 * Whether a person clicked. HEAD, a prefetch, the preview that a messenger makes of a link and a crawler follow it without one. A request
 * without a user agent counts: some people's programs leave it out.
 */
export function isClickOfPerson({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  return method !== 'HEAD' && !isPrefetch(headers) && !isCrawler(headers.get('user-agent') ?? '');
}

/**
 * Whether a browser, or Next's own script, prefetches an address before a click that may never come: today's
 * `Sec-Purpose: prefetch;prerender`, and the headers of older browsers.
 */
function isPrefetch(headers: Headers): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  return purposes.some((purpose) => /\bpre(fetch|render|view)\b/i.test(purpose)) || headers.has('next-router-prefetch');
}
