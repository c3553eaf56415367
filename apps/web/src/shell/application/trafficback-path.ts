import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';

/** Query key of `/landing/trafficback/`: the offer that takes no applications. Not personal (R28). */
export const closedOfferField = 'offer';

/**
 * The page that replaces the website of a lender.
 * @param closedOfferId the page says that this offer takes no applications now; left out: it says nothing of the offer
 */
export function trafficbackPath(site: Site, closedOfferId?: number): string {
  const path = publicPath(site, '/landing/trafficback/');
  return closedOfferId === undefined ? path : `${path}?${closedOfferField}=${closedOfferId}`;
}
