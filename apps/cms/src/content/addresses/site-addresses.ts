import { fixedPath, fixedSlug, publicPath } from '@prestafaro/addresses';
import { isLocale, type Site, siteOfLocale } from '@prestafaro/countries';
import { fixedPageIds } from '@prestafaro/types/fixed-page';
import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import { type AddressedRow, EDITORIAL_TYPES, type EditorialType, editorialEntry } from '../editorial-types';
import { entryName } from '../references/list-of-entries';
import type { EntryRow } from '../references/referring-entries';

/** What decides the address of an entry and what its name is. A row has much longer texts. */
const COLUMNS = ['documentId', 'locale', 'slug', 'fixedPage', 'isAtRoot', 'kind', 'title', 'name'] as const;

/** A page of a lender stands below the address of the lender. */
export const addressRelations = (type: EditorialType) => (type === 'page' ? { lender: { select: ['slug'] } } : {});

/** The types whose entries have pages. Redirects are no pages. */
const PAGED = EDITORIAL_TYPES.filter((type) => type !== 'redirect' && editorialEntry(type).path);

/** The public address of a stored entry; null if its type has no pages. */
export function addressOf(type: EditorialType, row: EntryRow): string | null {
  const { path } = editorialEntry(type);
  return path && isLocale(row.locale) ? path(siteOfLocale(row.locale), row as AddressedRow) : null;
}

/** The addresses of the published pages of a site. */
export async function publishedPages(strapi: Core.Strapi, locale: string): Promise<Set<string>> {
  const pages = new Set<string>();
  for (const type of PAGED) {
    for (const row of await publishedRows(strapi, type, locale, {})) pages.add(addressOf(type, row) ?? '');
  }
  return pages;
}

/** The name of the entry that is published at an address of a site; undefined = none. */
export async function pageAt(strapi: Core.Strapi, locale: string, address: string): Promise<string | undefined> {
  if (!isLocale(locale)) return undefined;
  const site = siteOfLocale(locale);
  const slugs = slugsAt(site, address);
  for (const type of PAGED.filter((one) => mayBeAt(one, site, address, slugs))) {
    const where = hasAttribute(strapi, type, 'slug') ? { slug: { $in: slugs } } : {};
    const rows = await publishedRows(strapi, type, locale, where);
    const found = rows.find((row) => addressOf(type, row) === address);
    if (found) return entryName(found);
  }
  return undefined;
}

/** The slugs with which an entry may have an address: its last part, or that of a fixed page. */
function slugsAt(site: Site, address: string): string[] {
  const fixed = fixedPageIds.filter((id) => publicPath(site, fixedPath(site.locale, id)) === address);
  return [address.split('/').at(-2) ?? '', ...fixed.map((id) => fixedSlug(site, id))];
}

function mayBeAt(type: EditorialType, site: Site, address: string, slugs: readonly string[]): boolean {
  const { path } = editorialEntry(type);
  const lender = { slug: address.split('/').at(-3) ?? '' };
  const rows: AddressedRow[] = slugs.flatMap((slug) => [
    { slug, kind: 'lender', lender },
    { slug, isAtRoot: false },
    { slug, isAtRoot: true },
    ...(type === 'page' ? fixedPageIds.map((fixedPage) => ({ slug, fixedPage })) : []),
  ]);
  return rows.some((row) => path?.(site, row) === address);
}

/** The address that a site serves without an entry: the list of all articles. */
export const servedAddresses = (locale: string): readonly string[] =>
  isLocale(locale) ? [publicPath(siteOfLocale(locale), '/blog/')] : [];

function publishedRows(strapi: Core.Strapi, type: EditorialType, locale: string, where: object): Promise<EntryRow[]> {
  return strapi.db.query(asContentType(uidOf(type))).findMany({
    select: COLUMNS.filter((name) => hasAttribute(strapi, type, name)),
    where: { ...where, locale, publishedAt: { $notNull: true } },
    populate: addressRelations(type),
  });
}

const hasAttribute = (strapi: Core.Strapi, type: EditorialType, name: string): boolean =>
  name in strapi.getModel(asContentType(uidOf(type))).attributes;

/** `/blog/x` and `/blog/x/?a=1#b` → `/blog/x/`: the spelling in which addresses are compared. */
export function comparable(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.endsWith('/') || pathname.includes('.') ? pathname : `${pathname}/`;
}
