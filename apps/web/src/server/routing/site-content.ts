import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { askCms } from '@/cms/client';
import { SiteAddressesDocument, type SiteAddressesQuery } from '@/cms/generated/graphql';

type ListName = Exclude<keyof SiteAddressesQuery, 'siteSetting' | 'lendersGuide'>;
type Lists = { [Name in ListName]: NonNullable<SiteAddressesQuery[Name]>['nodes'][number][] };

/** The published content of one site, as far as addresses need it. */
export interface SiteContent {
  /** Whether the site's settings are published. */
  readonly isOpen: boolean;
  readonly pages: Lists['pages_connection'];
  readonly articles: Lists['articles_connection'];
  readonly tags: Lists['tags_connection'];
  readonly authors: Lists['authors_connection'];
  readonly redirects: Lists['redirects_connection'];
  readonly lenders: Lists['lenders_connection'];
  readonly banks: Lists['banks_connection'];
  readonly calendars: Lists['workCalendars_connection'];
  /** The page that lists the lenders; null while none is published. */
  readonly lendersGuide: SiteAddressesQuery['lendersGuide'];
}

/** A site without published settings: it has no addresses. */
export const closedSite: SiteContent = {
  isOpen: false,
  pages: [],
  articles: [],
  tags: [],
  authors: [],
  redirects: [],
  lenders: [],
  banks: [],
  calendars: [],
  lendersGuide: null,
};

/**
 * Reads every entry with an address on a site: one query per hundred entries of its longest list.
 * @throws {CmsUnavailable | CmsError}
 */
export async function loadSiteContent(locale: Locale): Promise<SiteContent> {
  const lists: Lists = {
    pages_connection: [],
    articles_connection: [],
    tags_connection: [],
    authors_connection: [],
    redirects_connection: [],
    lenders_connection: [],
    banks_connection: [],
    workCalendars_connection: [],
  };
  let guide: SiteContent['lendersGuide'] = null;
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { siteSetting, lendersGuide, ...answer } = await askCms(
      SiteAddressesDocument,
      { locale, page },
      'background',
    );
    // Without settings a site has no legal texts and no money format, so it has no pages, whatever else is published.
    if (!siteSetting) return closedSite;
    guide = lendersGuide;
    for (const name of Object.keys(lists) as ListName[]) append(lists, answer, name);
    pageCount = Math.max(...Object.values(answer).map((list) => list?.pageInfo.pageCount ?? 0));
  }
  return {
    isOpen: true,
    pages: lists.pages_connection,
    articles: lists.articles_connection,
    tags: lists.tags_connection,
    authors: lists.authors_connection,
    redirects: lists.redirects_connection,
    lenders: lists.lenders_connection,
    banks: lists.banks_connection,
    calendars: lists.workCalendars_connection,
    lendersGuide: guide,
  };
}

type Answer = Pick<SiteAddressesQuery, ListName>;

function append<Name extends ListName>(lists: Lists, answer: Answer, name: Name): void {
  lists[name].push(...((answer[name]?.nodes ?? []) as Lists[Name]));
}
