import 'server-only';
import { keepPageBriefly } from '@/cms/offer-feeds';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { loadOffers } from '@/features/offers/load-offers';
import { type PricedOffer, selectOffers } from '@/features/offers/search/select-offers';
import type { SiteView } from '@/shell/site-view';

/**
 * The offers of a lender for the default loan of the site, sorted by total. Empty while the feed fails: the rest of the
 * page renders, and is made again after seconds, so that the failure is not stored for long.
 */
export async function loadLenderOffers(lender: LenderContent, view: SiteView): Promise<readonly PricedOffer[]> {
  const answer = await loadOffers(view.site.locale);
  if (answer.state === 'failed') {
    await keepPageBriefly();
    return [];
  }
  const own = answer.offers.filter((offer) => offer.lender?.slug === lender.slug);
  const { amountDefault, daysDefault } = view.settings.simulator;
  const search = { amount: amountDefault, days: daysDefault, filters: [], sort: 'total' } as const;
  return selectOffers(own, search, new Intl.Collator(view.site.language)).offers;
}
