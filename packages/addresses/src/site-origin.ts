import type { Site } from '@prestafaro/countries';
import { canonicalHostOf, type HostTable } from './hosts.ts';

export interface OriginSettings {
  readonly hosts: HostTable;
  /** The port of the web app: part of local addresses only, since a proxy stands before the others. */
  readonly port: number;
  /** Undefined: `http` on a local host, else `https`. */
  readonly scheme?: 'http' | 'https';
}

/** The origin of a site's canonical host, from configuration and never from a request: `https://es.example.com`. */
export function siteOrigin({ country }: Pick<Site, 'country'>, { hosts, port, scheme }: OriginSettings): string {
  const host = canonicalHostOf(country, hosts);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return `${scheme ?? (isLocal ? 'http' : 'https')}://${host}${isLocal ? `:${port}` : ''}`;
}
