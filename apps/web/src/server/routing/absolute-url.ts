import 'server-only';
import { canonicalHostOf, type Locale, siteOfLocale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';

/** Origin of a site's canonical host, from configuration and never from a request: `https://es.example.com`. */
export function originOf(locale: Locale): string {
  const { HOSTS, PORT, PUBLIC_SCHEME } = environment();
  const host = canonicalHostOf(siteOfLocale(locale).country, HOSTS);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return `${PUBLIC_SCHEME ?? (isLocal ? 'http' : 'https')}://${host}${isLocal ? `:${PORT}` : ''}`;
}

/**
 * The canonical address of a public path.
 * @param publicPath as a visitor sees it, with the site's base path: `publicPath(site, path)` or `contentPath(site, …)`.
 */
export function absoluteUrl(locale: Locale, publicPath: string): string {
  return `${originOf(locale)}${publicPath}`;
}
