import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { addressRowSchemas } from '@prestafaro/types/address-facts';
import { z } from 'zod';
import { askCms } from '@/cms/client';
import { SiteAddressesDocument, type SiteAddressesQuery } from '@/cms/generated/graphql';

/** The published content of one site, as far as addresses need it. The lists have the order and the names of `manifest.graphql`. */
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
type SiteLists = Pick<SiteContent, ListName>;
type AnsweredLists = Omit<SiteAddressesQuery, 'siteSetting' | 'lendersGuide'>;

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
 * Reads every entry with an address on a site: one query per hundred entries of its longest list.
 * @throws {CmsUnavailable | CmsError}
 */
export async function loadSiteContent(locale: Locale): Promise<SiteContent> {
  let content = closedSite;
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { siteSetting, lendersGuide, ...lists } = await askCms(SiteAddressesDocument, { locale, page }, 'background');
    // Without settings a site has no legal texts and no money format, so it has no pages, whatever else is published.
    if (!siteSetting) return closedSite;
    content = { isOpen: true, lendersGuide, ...appended(content, lists) };
    pageCount = Math.max(...Object.values(lists).map((list) => list?.pageInfo.pageCount ?? 0));
  }
  return content;
}

/** Every list with the entries of one more answer. */
function appended(content: SiteLists, answer: AnsweredLists): SiteLists {
  const names = Object.keys(answer) as (keyof AnsweredLists)[];
  const lists = names.map((name) => [name, [...content[name], ...(answer[name]?.nodes ?? [])]]);
  return Object.fromEntries(lists) as SiteLists;
}
