import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { askCms } from '@/cms/client';
import { SiteAddressesDocument, type SiteAddressesQuery } from '@/cms/generated/graphql';

/** The lists of `manifest.graphql`, by their names there. */
type AnsweredLists = Omit<SiteAddressesQuery, 'siteSetting' | 'lendersGuide'>;
type ListName = keyof AnsweredLists;
type SiteLists = { readonly [Name in ListName]: readonly NonNullable<AnsweredLists[Name]>['nodes'][number][] };

/** The published content of one site, as far as addresses need it. */
export interface SiteContent extends SiteLists {
  /** Whether the site's settings are published. */
  readonly isOpen: boolean;
  /** The page that lists the lenders; null while none is published. */
  readonly lendersGuide: SiteAddressesQuery['lendersGuide'];
}

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
  const names = Object.keys(answer) as ListName[];
  const lists = names.map((name) => [name, [...content[name], ...(answer[name]?.nodes ?? [])]]);
  return Object.fromEntries(lists) as SiteLists;
}
