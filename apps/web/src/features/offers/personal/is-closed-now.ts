import 'server-only';
import type { Site } from '@prestafaro/countries';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';

/**
 * Whether an offer is published and takes no applications of the current visitor now: the lead feed does not name it. False while the CMS or a feed
 * is away, because then nobody knows. The click itself then reports the outage.
 */
export async function isClosedNow(site: Site, offerId: number): Promise<boolean> {
  try {
    const { answer } = await loadOwnOffers(site);
    return answer.state === 'loaded' && answer.offers.some((offer) => offer.offerId === offerId && !offer.isActive);
  } catch {
    return false;
  }
}
