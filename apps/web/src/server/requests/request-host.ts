import 'server-only';
import { type ResolvedHost, resolveHost } from '@prestafaro/addresses';
import { type Site, sitesOf } from '@prestafaro/countries';
import { environment } from '@/cms/environment';
import { hostOfRequest } from '@/server/next-internals/host-of-request';

/** The country of a request by its host (decisions, "Country, host and language"). Never an error. */
export function requestHost(headers: Headers): ResolvedHost {
  const { HOSTS, COUNTRY, DEFAULT_COUNTRY } = environment();
  return resolveHost(hostOfRequest(headers), { hosts: HOSTS, pinnedCountry: COUNTRY, defaultCountry: DEFAULT_COUNTRY });
}

/** The site of a request by its host, in the first language of the country. */
export function firstSite(headers: Headers): Site {
  const { country } = requestHost(headers);
  const [site] = sitesOf(country);
  if (!site) throw new Error(`No site of ${country}`);
  return site;
}
