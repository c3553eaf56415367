import type { Site } from '@prestafaro/countries';
import { canonicalHostOf, type HostTable } from './hosts.ts';

/** What an origin is made of, from the environment of the deployment. */
export interface OriginSettings {
  readonly hosts: HostTable;
  /** The public port. Only local addresses contain it, because a proxy stands in front of the others. */
  readonly port?: number;
  /** If undefined: `http` on a local host, else `https`. */
  readonly scheme?: 'http' | 'https';
}

/** The origin of a site's canonical host: `https://es.example.com`. It comes from configuration, never from a request. */
export function siteOrigin({ country }: Pick<Site, 'country'>, { hosts, port, scheme }: OriginSettings): string {
  const host = canonicalHostOf(country, hosts);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const hasPort = isLocal && port !== undefined;
  // `origin` leaves out the port that the scheme has anyway.
  return new URL(`${scheme ?? (isLocal ? 'http' : 'https')}://${host}${hasPort ? `:${port}` : ''}`).origin;
}
