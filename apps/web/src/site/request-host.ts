import 'server-only';
import { type ResolvedHost, resolveHost } from '@prestafaro/countries';
import { environment } from '@/cms/environment';

/** The country of a request by its host (decisions, "Country, host and language"). Never an error. */
export function requestHost(headers: Headers): ResolvedHost {
  const { HOSTS, COUNTRY, DEFAULT_COUNTRY } = environment();
  return resolveHost(hostOf(headers), { hosts: HOSTS, pinnedCountry: COUNTRY, defaultCountry: DEFAULT_COUNTRY });
}

/**
 * After a server action that redirects, Next asks itself for the target over the loopback and passes the visitor's host
 * in `x-forwarded-host`. From anyone else that header is not believed: it could put one country's page into another's cache.
 */
export function hostOf(headers: Headers): string | null {
  const host = headers.get('host');
  return host !== null && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
    ? (headers.get('x-forwarded-host') ?? host)
    : host;
}
