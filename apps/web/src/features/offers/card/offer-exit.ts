import { exitPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { OfferFit } from '@/features/offers/personal/personal';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { transitionPath } from '@/shell/application/transition-path';

/** Where the button of an offer leads. */
export interface OfferExit {
  readonly href: string;
  /** `byUs`: to the page that names what is sent and sends it. `byLink`: to the lender, which gets nothing from us. */
  readonly way: 'byUs' | 'byLink';
  /** Whether the visitor has an application that may fit, so that the page must say which way it is. */
  readonly isApplicants: boolean;
}

/**
 * Decides where the button of an offer leads. Every list of offers asks here (record 055).
 * @param fit with the visitor's application; undefined without one, and on a page that is stored for everybody
 * @returns null if the offer has no link, takes no applications now, or refuses what the visitor answered: a click there would lead to a refusal
 */
export function offerExit(
  { offerId, lender, lenderLink, isActive }: Pick<PricedOffer, 'offerId' | 'lender' | 'lenderLink' | 'isActive'>,
  fit: OfferFit | undefined,
  site: Site,
): OfferExit | null {
  if (lenderLink === null || !isActive || (fit?.state === 'answered' && !fit.isMatch)) return null;
  const isApplicants = fit !== undefined && fit.state !== 'answered' && !isMisfit(fit);
  if (isApplicants && lender?.receives) return { href: transitionPath(site, offerId), way: 'byUs', isApplicants };
  return { href: exitPath(site, offerId), way: 'byLink', isApplicants };
}

/** Whether the offer was compared with what is known of the visitor and does not fit it. */
export const isMisfit = (fit: OfferFit | undefined): boolean =>
  fit !== undefined && fit.state !== 'not-compared' && !fit.isMatch;
