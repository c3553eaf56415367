import 'server-only';
import { type CountryCode, type Locale, sitesOf } from '@prestafaro/countries';
import { absoluteUrl, originOf } from '@/server/routing/absolute-url';
import { alternatesOfEntry } from '@/server/routing/alternates';
import type { RouteEntry, RouteManifest } from '@/server/routing/manifest';
import { factsOf, type SitemapName, sitemapNames } from '@/server/routing/page-kinds';

/** Tells whether a file name is that of a child sitemap. */
export function isSitemapName(text: string): text is SitemapName {
  return sitemapNames.some((name) => name === text);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of a host: one child per type that has entries. */
export function sitemapIndex(country: CountryCode, manifest: RouteManifest): string {
  const [first] = sitesOf(country);
  const names = sitemapNames.filter((name) => indexed(country, manifest, name).length > 0);
  const items = names.map(
    (name) => `<sitemap><loc>${first ? originOf(first.locale) : ''}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>\n${items.join('\n')}\n</sitemapindex>\n`;
}

/** The addresses of one type on a host, each with its hreflang alternates from the one map. */
export function sitemap(country: CountryCode, manifest: RouteManifest, name: SitemapName): string {
  const items = indexed(country, manifest, name).map(({ locale, entry }) => urlOf(locale, entry, manifest));
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}<urlset ${namespace} ${xhtml}>\n${items.join('\n')}\n</urlset>\n`;
}

interface Indexed {
  readonly locale: Locale;
  readonly entry: RouteEntry;
}

/** Sorted by address, because the CMS sorts documents by random ids, which differ from one seed to another. */
function indexed(country: CountryCode, manifest: RouteManifest, name: SitemapName): readonly Indexed[] {
  return sitesOf(country).flatMap(({ locale }) =>
    Object.values(manifest.sites[locale].routes)
      .filter((entry) => factsOf(entry.type).sitemap === name && !entry.noindex)
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map((entry) => ({ locale, entry })),
  );
}

function urlOf(locale: Locale, entry: RouteEntry, manifest: RouteManifest): string {
  const alternates = entry.listPage > 1 ? [] : Object.entries(alternatesOfEntry(manifest, entry));
  const links = alternates.map(
    ([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(url)}"/>`,
  );
  const modified = entry.updatedAt ? `<lastmod>${escapeXml(entry.updatedAt)}</lastmod>` : '';
  return `<url><loc>${escapeXml(absoluteUrl(locale, entry.path))}</loc>${modified}${links.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
