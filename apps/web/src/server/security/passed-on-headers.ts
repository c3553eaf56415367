/** Next takes the nonce of its scripts from these. Sent by a visitor they would end up in a page that is stored. */
const nonceHeaders = ['content-security-policy', 'content-security-policy-report-only'] as const;

/**
 * The headers with which Next sees a request, if they are not just the visitor's: copying them costs.
 * @param noncePolicy names the nonce of a page that is made for this request. A stored page is told of none.
 */
export function passedOnHeaders(
  headers: Headers,
  noncePolicy: string | undefined,
  more: Readonly<Record<string, string>> = {},
): Headers | undefined {
  const names = Object.keys(more);
  if (!noncePolicy && names.length === 0 && !nonceHeaders.some((name) => headers.has(name))) return undefined;
  const passedOn = new Headers(headers);
  for (const name of nonceHeaders) passedOn.delete(name);
  if (noncePolicy) passedOn.set('content-security-policy', noncePolicy);
  for (const name of names) passedOn.set(name, more[name] ?? '');
  return passedOn;
}
