import 'server-only';
import { type ResolvedHost, resolveHost } from '@prestafaro/addresses';
import { environment } from '@/cms/environment';
import { hostOfRequest } from '@/server/next-internals/host-of-request';

/** The country of a request by its host (decisions, "Country, host and language"). Never an error. */
export function requestHost(headers: Headers): ResolvedHost {
  const { HOSTS, COUNTRY, DEFAULT_COUNTRY } = environment();
  return resolveHost(hostOfRequest(headers), { hosts: HOSTS, pinnedCountry: COUNTRY, defaultCountry: DEFAULT_COUNTRY });
}
