/**
 * Next reads the nonce of its scripts from these headers. If a visitor sent them, a stored page would contain that
 * nonce.
 */
const nonceHeaders = ['content-security-policy', 'content-security-policy-report-only'] as const;

/**
 * The request headers that Next sees, if they differ from the visitor's: copying them takes time.
 * @param noncePolicy contains the nonce of a page that is made for this request; undefined for a stored page
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
