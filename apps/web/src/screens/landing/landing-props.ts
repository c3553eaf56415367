import type { ReactNode } from 'react';
import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import type { PageContent } from '@/features/page/load-page';
import type { SiteLoans } from '@/shell/loan/loan-range';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/** The properties of each page under `/landing/`. */
export interface LandingProps {
  page: PageContent;
  /** The offers for the current visitor, with an application or without. */
  offers: OwnOffers;
  query?: PageQuery;
  /** The loans of the site. */
  loans: SiteLoans;
  view: SiteView;
  /** The editor's blocks. */
  children: ReactNode;
}
