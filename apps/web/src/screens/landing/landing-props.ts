import type { ReactNode } from 'react';
import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import type { PageContent } from '@/features/page/load-page';
import type { SiteView } from '@/shell/site-view';

/** The properties of each page under `/landing/`. */
export interface LandingProps {
  page: PageContent;
  /** The offers for the current visitor, with an application or without. */
  offers: OwnOffers;
  view: SiteView;
  /** The editor's blocks. */
  children: ReactNode;
}

/** The loan of a landing page: that of the application, else the default loan of the site. */
export function requestedLoan({ offers, view }: Pick<LandingProps, 'offers' | 'view'>): {
  amount: number;
  days: number;
} {
  if (offers.personal.state === 'own') {
    const { amount, days } = offers.personal.matching;
    return { amount, days };
  }
  const { amountDefault: amount, daysDefault: days } = view.settings.simulator;
  return { amount, days };
}
