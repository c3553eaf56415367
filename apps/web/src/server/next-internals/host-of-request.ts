import 'server-only';

/**
 * The host that a visitor asked for. After a server action that redirects, Next requests the target from itself over the
 * loopback and passes the visitor's host in `x-forwarded-host`. From anyone else that header is not believed: it could put
 * one country's page into another's cache.
 */
export function hostOfRequest(headers: Headers): string | null {
  const host = headers.get('host');
  return host !== null && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    ? (headers.get('x-forwarded-host') ?? host)
    : host;
}
