import 'server-only';
import { keepPageBriefly } from '@/cms/offer-feeds';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { loadOffers, type SiteOffer } from '@/features/offers/load-offers';
import type { SiteView } from '@/shell/site-view';

/**
 * The offers of a lender. Undefined while the feed fails: the rest of the page renders, and is made again after seconds, so that
 * the failure is not stored for long.
 */
export async function loadLenderOffers(
  lender: Pick<LenderContent, 'slug'>,
  view: SiteView,
): Promise<readonly SiteOffer[] | undefined> {
  const answer = await loadOffers(view.site.locale);
  if (answer.state === 'failed') {
    await keepPageBriefly();
    return undefined;
  }
  return answer.offers.filter((offer) => offer.lender?.slug === lender.slug);
}
