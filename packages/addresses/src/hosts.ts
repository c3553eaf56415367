import { type CountryCode, countryCodes, isCountryCode } from '@prestafaro/types/country';

/** The country of each public host, in the order in which the deployment lists the hosts. */
export type HostTable = ReadonlyMap<string, CountryCode>;

/** How a deployment finds the country of a request, from its environment. */
export interface HostPolicy {
  readonly hosts: HostTable;
  /** `COUNTRY`: this deployment serves only this country, whatever the host. */
  readonly pinnedCountry?: CountryCode;
  /** `DEFAULT_COUNTRY`: the country of plain `localhost` and of every unknown host. */
  readonly defaultCountry: CountryCode;
}

/** The country of a request and what its host means for links and search engines. */
export interface ResolvedHost {
  readonly country: CountryCode;
  /** Whether this country is published at the host. If not, the answer must not be indexed. */
  readonly known: boolean;
  /**
   * The host in this country's canonical links and redirects, without a port. It never repeats an unknown host of the request.
   */
  readonly canonicalHost: string;
}

const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the `HOSTS` table of the environment: `es.example.com=ES,ua.example.com=UA`.
 * @throws {Error} that names the wrong entry, because a deployment must not start with half a table.
 */
export function parseHosts(text: string): HostTable {
  const hosts = new Map<string, CountryCode>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [host = '', country = '', ...rest] = entry.split('=').map((part) => part.trim());
    const name = host.toLowerCase();
    if (rest.length > 0 || !hostName.test(name))
      throw wrongEntry(entry, 'write it as host=COUNTRY, without scheme, port or path');
    if (!isCountryCode(country)) throw wrongEntry(entry, `the country is one of ${countryCodes.join(', ')}`);
    if (hosts.has(name)) throw wrongEntry(entry, 'this host is listed twice');
    hosts.set(name, country);
  }
  return hosts;
}

function wrongEntry(entry: string, fix: string): Error {
  return new Error(`HOSTS: wrong entry "${entry}": ${fix}`);
}

/**
 * Finds the country of a request from its `Host` header (decisions, "Country, host and language").
 * Ports and letter case do not matter. An unknown or missing host is never an error: the default country answers it.
 */
export function resolveHost(host: string | null | undefined, policy: HostPolicy): ResolvedHost {
  const homeCountry = policy.pinnedCountry ?? policy.defaultCountry;
  const name = withoutPort(host ?? '').toLowerCase();
  const published = policy.hosts.get(name) ?? localCountry(name, homeCountry);
  const country = policy.pinnedCountry ?? published ?? homeCountry;
  return { country, known: published === country, canonicalHost: canonicalHostOf(country, policy.hosts) };
}

/** The host in the canonical links of a country: its first in the table, or `es.localhost` if the table has none. */
export function canonicalHostOf(country: CountryCode, hosts: HostTable): string {
  for (const [host, itsCountry] of hosts) if (itsCountry === country) return host;
  return `${country.toLowerCase()}.localhost`;
}

/** `localhost:3000` → `localhost`, `[::1]:3000` → `[::1]`, `example.com.` → `example.com`. */
function withoutPort(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '');
}

function localCountry(name: string, homeCountry: CountryCode): CountryCode | undefined {
  if (loopback.has(name)) return homeCountry;
  return countryCodes.find((code) => name === `${code.toLowerCase()}.localhost`);
}
