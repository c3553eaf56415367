import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { readOfferFeed } from '@/cms/offer-feeds';
import type { IndexedDocument } from '@/features/search/search-index';
import type { SiteRoutes } from '@/server/routing/manifest';
import { offerAnchor } from '@/shell/loan/offer-anchor';
import { feedReport } from '@/shell/offer-feed/feed-report';

/**
 * The offers of a site whose lender has a page, by name. The place of an offer on that page is the id of its document.
 * @returns undefined while the feed cannot be loaded
 */
export async function offerDocuments(
  locale: Locale,
  { routes }: Pick<SiteRoutes, 'routes'>,
): Promise<readonly IndexedDocument[] | undefined> {
  const site = siteOfLocale(locale);
  const offers = await readOfferFeed({ locale, feed: site.feedName }, feedReport(site.feedName));
  return offers?.flatMap(({ offerId, header, lender }) => {
    const path = lender ? contentPath(site, { type: 'lender', slug: lender.slug }) : undefined;
    if (!lender || path === undefined || !routes[path]) return [];
    const description = lender.name === header ? '' : lender.name;
    return [
      { documentId: `${path}#${offerAnchor(offerId)}`, kind: 'offer', title: header, description, text: '' } as const,
    ];
  });
}
