import 'server-only';
import { siteOrigin } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';

/** The origin of a site's canonical host, from configuration and never from a request: `https://es.example.com`. */
export function originOf(locale: Locale): string {
  const { HOSTS, PORT, PUBLIC_PORT = PORT, PUBLIC_SCHEME } = environment();
  return siteOrigin(siteOfLocale(locale), { hosts: HOSTS, port: PUBLIC_PORT, scheme: PUBLIC_SCHEME });
}

/**
 * The canonical address of a public path.
 * @param publicPath as a visitor sees it, with the site's base path: `publicPath(site, path)` or `contentPath(site, …)`.
 */
export function absoluteUrl(locale: Locale, publicPath: string): string {
  return `${originOf(locale)}${publicPath}`;
}
