import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import type { SiteView } from '@/shell/site-view';

/** The loan that a page is about: that of the application, else the default loan of the site. */
export function requestedLoan(
  personal: OwnOffers['personal'],
  { settings }: Pick<SiteView, 'settings'>,
): { amount: number; days: number } {
  if (personal.state === 'own') {
    const { amount, days } = personal.matching;
    return { amount, days };
  }
  const { amountDefault: amount, daysDefault: days } = settings.simulator;
  return { amount, days };
}
