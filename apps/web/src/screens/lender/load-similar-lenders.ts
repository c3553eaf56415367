import 'server-only';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { type LenderRowFacts, loadLenders } from '@/features/lenders/load-lenders';
import { similarLenders } from '@/features/lenders/similar-lenders';
import { loadOffers } from '@/features/offers/load-offers';
import type { SiteView } from '@/shell/site-view';

/**
 * The lenders most like one (`similarLenders`). Both lists are stored for all pages of the site, so a lender costs no read of its own.
 * While the offers cannot be loaded, product types do not count.
 */
export async function loadSimilarLenders(lender: LenderContent, { site }: SiteView): Promise<LenderRowFacts[]> {
  const [listed, answer] = await Promise.all([loadLenders(site.locale), loadOffers(site.locale)]);
  const products = new Map<string, Set<string>>();
  for (const offer of answer.state === 'loaded' ? answer.offers : []) {
    if (!offer.lender || !offer.productType) continue;
    const types = products.get(offer.lender.slug) ?? new Set();
    products.set(offer.lender.slug, types.add(offer.productType));
  }
  return similarLenders(lender, listed, products);
}
