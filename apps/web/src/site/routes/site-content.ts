import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { askCms } from '@/cms/client';
import { SiteAddressesDocument, type SiteAddressesQuery } from '@/cms/generated/graphql';

type ListName = Exclude<keyof SiteAddressesQuery, 'siteSetting'>;
type Lists = { [Name in ListName]: NonNullable<SiteAddressesQuery[Name]>['nodes'][number][] };

/** What one site has published, as far as addresses go. */
export interface SiteContent {
  /** Whether the site's settings are published. */
  readonly isOpen: boolean;
  readonly pages: Lists['pages_connection'];
  readonly articles: Lists['articles_connection'];
  readonly tags: Lists['tags_connection'];
  readonly authors: Lists['authors_connection'];
  readonly redirects: Lists['redirects_connection'];
}

/** A site that is not open: it has no addresses. */
const closedSite: SiteContent = { pages: [], articles: [], tags: [], authors: [], redirects: [], isOpen: false };

/**
 * Asks the CMS for everything that has an address on a site: one question per hundred entries of its longest list.
 * @throws {CmsUnavailable | CmsError}
 */
export async function loadSiteContent(locale: Locale): Promise<SiteContent> {
  const content: SiteContent = { pages: [], articles: [], tags: [], authors: [], redirects: [], isOpen: true };
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { siteSetting, ...answer } = await askCms(SiteAddressesDocument, { locale, page });
    // Without settings a site has no legal texts and no money format: it is not open, whatever else is published.
    if (!siteSetting) return closedSite;
    content.pages.push(...(answer.pages_connection?.nodes ?? []));
    content.articles.push(...(answer.articles_connection?.nodes ?? []));
    content.tags.push(...(answer.tags_connection?.nodes ?? []));
    content.authors.push(...(answer.authors_connection?.nodes ?? []));
    content.redirects.push(...(answer.redirects_connection?.nodes ?? []));
    pageCount = Math.max(...Object.values(answer).map((list) => list?.pageInfo.pageCount ?? 0));
  }
  return content;
}
