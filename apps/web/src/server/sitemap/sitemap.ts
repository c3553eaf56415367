import 'server-only';
import { type CountryCode, type Locale, sitesOf } from '@prestafaro/countries';
import { absoluteUrl, originOf } from '@/server/routing/absolute-url';
import { alternatesOfEntry } from '@/server/routing/alternates';
import type { RouteEntry, RouteManifest } from '@/server/routing/manifest';
import { type SitemapName, sitemapNames } from '@/server/routing/page-kinds';
import { sitemapEntries } from '@/server/sitemap/sitemap-entries';

/** One file of a host's sitemap: a kind of pages, and its part, from 1. */
export interface SitemapFile {
  readonly name: SitemapName;
  readonly part: number;
}

/**
 * Addresses of one file. Search engines read 50 000 and 50 MB at most: with its counterparts on twelve sites an address takes up to
 * 4 KB, so a file stays below 40 MB.
 */
export const addressesOfFile = 10_000;

/** The file that a name means: `articles.xml`, `articles-2.xml`. Undefined for any other name. */
export function sitemapFileOf(fileName: string): SitemapFile | undefined {
  const [, text, part = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(fileName) ?? [];
  const name = sitemapNames.find((one) => one === text);
  return name && { name, part: Number(part) };
}

const fileNameOf = ({ name, part }: SitemapFile) => `${name}${part > 1 ? `-${part}` : ''}.xml`;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of a host: one child per type that has entries, or several. */
export function* sitemapIndex(country: CountryCode, manifest: RouteManifest): Generator<string> {
  const [first] = sitesOf(country);
  const origin = first ? originOf(first.locale) : '';
  yield `${head}<sitemapindex ${namespace}>\n`;
  for (const name of sitemapNames) {
    const entries = indexed(country, manifest, name);
    for (let part = 1; (part - 1) * addressesOfFile < entries.length; part++) {
      let changed = '';
      for (const { entry } of ofPart(entries, part)) if (entry.updatedAt > changed) changed = entry.updatedAt;
      yield `<sitemap><loc>${origin}/sitemaps/${fileNameOf({ name, part })}</loc>${lastmod(changed)}</sitemap>\n`;
    }
  }
  yield '</sitemapindex>\n';
}

/**
 * The addresses of one file, each with its hreflang alternates from the one map, piece by piece.
 * @returns undefined if the host has fewer addresses of the type
 */
export function sitemap(
  country: CountryCode,
  manifest: RouteManifest,
  { name, part }: SitemapFile,
): Iterator<string> | undefined {
  const entries = ofPart(indexed(country, manifest, name), part);
  if (part > 1 && entries.length === 0) return undefined;
  return textOf(entries, manifest);
}

function* textOf(entries: readonly Indexed[], manifest: RouteManifest): Generator<string> {
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  yield `${head}<urlset ${namespace} ${xhtml}>\n`;
  for (const { locale, entry } of entries) yield `${urlOf(locale, entry, manifest)}\n`;
  yield '</urlset>\n';
}

interface Indexed {
  readonly locale: Locale;
  readonly entry: RouteEntry;
}

function indexed(country: CountryCode, manifest: RouteManifest, name: SitemapName): readonly Indexed[] {
  return sitesOf(country).flatMap(({ locale }) =>
    sitemapEntries(manifest.sites[locale], name).map((entry) => ({ locale, entry })),
  );
}

const ofPart = (entries: readonly Indexed[], part: number) =>
  entries.slice((part - 1) * addressesOfFile, part * addressesOfFile);

function urlOf(locale: Locale, entry: RouteEntry, manifest: RouteManifest): string {
  const alternates = entry.listPage > 1 ? [] : Object.entries(alternatesOfEntry(manifest, entry));
  const links = alternates.map(
    ([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(url)}"/>`,
  );
  return `<url><loc>${escapeXml(absoluteUrl(locale, entry.path))}</loc>${lastmod(entry.updatedAt)}${links.join('')}</url>`;
}

const lastmod = (at: string) => (at ? `<lastmod>${escapeXml(at)}</lastmod>` : '');

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
