import type { SiteOffer } from '@/features/offers/load-offers';
import { OffersPreview } from '@/features/offers/offers-preview';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import type { LandingProps } from '@/screens/landing/landing-props';

/** Enough to compare, and few enough to read. */
const best = 3;

export interface BestOffersProps extends Pick<LandingProps, 'offers' | 'view'> {
  /** The offers to choose from; all offers by default. */
  of?: readonly SiteOffer[];
  isBare?: boolean;
  level?: 2 | 3;
}

/** The three cheapest offers that the visitor can have, each with its fit if there is an application. */
export function BestOffers({ offers, of, isBare, level, view }: BestOffersProps) {
  const { answer, personal } = offers;
  return (
    <OffersPreview
      answer={of ? { state: 'loaded', offers: of } : answer}
      {...requestedLoan(offers.personal, view)}
      limit={best}
      filters={[]}
      personal={personal}
      isBare={isBare}
      level={level}
      view={view}
    />
  );
}
