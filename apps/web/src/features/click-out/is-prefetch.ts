/**
 * Whether a browser, or Next's own script, prefetches an address before a click that may never come: today's
 * `Sec-Purpose: prefetch;prerender`, and the headers of older browsers.
 */
export function isPrefetch(headers: Headers): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '');
  return purposes.some((purpose) => /\bpre(fetch|render|view)\b/i.test(purpose)) || headers.has('next-router-prefetch');
}
