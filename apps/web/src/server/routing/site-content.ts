import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { type AddressedType, type AddressRow, addressLists, addressRowSchemas } from '@prestafaro/types/address-facts';
import { z } from 'zod';
import { askCms } from '@/cms/client';
import { AddressRowsDocument, type AddressRowsQuery, SiteVersionsDocument } from '@/cms/generated/graphql';

/** The published content of one site, as far as addresses need it. */
export const siteContentSchema = z.object({
  /** Whether the site's settings are published. */
  isOpen: z.boolean(),
  /** The page that lists the lenders; null while none is published. */
  lendersGuide: z.nullable(addressRowSchemas['lenders-guide']),
  pages: z.array(addressRowSchemas.page).readonly(),
  articles: z.array(addressRowSchemas.article).readonly(),
  tags: z.array(addressRowSchemas.tag).readonly(),
  authors: z.array(addressRowSchemas.author).readonly(),
  redirects: z.array(addressRowSchemas.redirect).readonly(),
  lenders: z.array(addressRowSchemas.lender).readonly(),
  banks: z.array(addressRowSchemas.bank).readonly(),
  calendars: z.array(addressRowSchemas['work-calendar']).readonly(),
});

export type SiteContent = Readonly<z.infer<typeof siteContentSchema>>;

/** The lists of a site, each in the order of `documentId`. */
export type ListName = Exclude<keyof SiteContent, 'isOpen' | 'lendersGuide'>;

/** A site without published settings: it has no addresses. */
export const closedSite: SiteContent = {
  isOpen: false,
  lendersGuide: null,
  pages: [],
  articles: [],
  tags: [],
  authors: [],
  redirects: [],
  lenders: [],
  banks: [],
  calendars: [],
};

/**
 * The version of what each site has published: another one after each publish and unpublish. A site without settings has none, because
 * it has no legal texts and no money format, and so no pages, whatever else is published.
 * @throws {CmsUnavailable | CmsError}
 */
export async function loadSiteVersions(): Promise<ReadonlyMap<string, string>> {
  const { siteVersions } = await askCms(SiteVersionsDocument, {}, 'background');
  return new Map(siteVersions.map(({ locale, version }) => [locale, version]));
}

/**
 * Reads every entry with an address on an open site: one query per two thousand entries of a type.
 * @throws {CmsUnavailable | CmsError}
 */
export async function loadSiteContent(locale: Locale): Promise<SiteContent> {
  const lists: Record<string, unknown> = {};
  for (const [type, list] of Object.entries(addressLists)) lists[list] = await loadRows(locale, type as AddressedType);
  const [lendersGuide = null] = await loadRows(locale, 'lenders-guide');
  return { ...(lists as Pick<SiteContent, ListName>), isOpen: true, lendersGuide };
}

/** The rows of a type, in the order that decides which entry gets a path. */
async function loadRows<Type extends AddressedType>(locale: Locale, type: Type): Promise<AddressRow<Type>[]> {
  const schema = z.array(addressRowSchemas[type]);
  const rows: AddressRow<Type>[] = [];
  let after: string | null | undefined;
  do {
    const { addressRows }: AddressRowsQuery = await askCms(AddressRowsDocument, { locale, type, after }, 'background');
    for (const row of schema.parse(addressRows.rows)) rows.push(row as AddressRow<Type>);
    after = addressRows.next;
  } while (after);
  return rows.sort((one, other) => (one.documentId < other.documentId ? -1 : 1));
}
