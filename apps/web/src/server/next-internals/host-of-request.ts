import 'server-only';

/**
 * The host that a visitor requested. After a server action that redirects, Next requests the target from itself over
 * the loopback and passes the visitor's host in `x-forwarded-host`. From any other sender that header is ignored,
 * because it could store one country's page in another's cache.
 */
export function hostOfRequest(headers: Headers): string | null {
  const host = headers.get('host');
  return host !== null && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    ? (headers.get('x-forwarded-host') ?? host)
    : host;
}
