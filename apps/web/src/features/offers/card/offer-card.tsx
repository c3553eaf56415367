import type { ReactNode } from 'react';
import type { CardView } from '@/features/offers/card/card-view';
import { OfferAction } from '@/features/offers/card/offer-action';
import styles from '@/features/offers/card/offer-card.module.css';
import { OfferCost } from '@/features/offers/card/offer-cost';
import { OfferFacts } from '@/features/offers/card/offer-facts';
import { OfferHead, OfferTraits } from '@/features/offers/card/offer-head';
import { offerNotes } from '@/features/offers/card/offer-notes';
import type { OfferFit } from '@/features/offers/personal/offer-fit';
import { OfferFitView } from '@/features/offers/personal/offer-fit-view';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { Card } from '@/ui/card/card';
import { classNames } from '@/ui/class-names';

export interface OfferCardProps {
  offer: PricedOffer;
  /** The requested loan: units of the currency, and days. */
  requested: { amount: number; days: number };
  /** The end of the scale that the bars of a list share, in cents: `dearestCost`. */
  dearestCents: number;
  view: CardView;
  /** Level of the offer's name among the headings of the page. */
  level: 2 | 3;
  /** On a page about something else: only the figures that tell offers apart. */
  isCompact?: boolean;
  /** The fit with the visitor's application; undefined without one. */
  fit?: OfferFit;
  /** Content below the action: the box that picks the offer for a comparison. */
  children?: ReactNode;
}

/**
 * One offer: the lender, the total, then instalment, TAE, TIN, term and amount, in the same order and the same columns
 * on every card (R3). Only the cost is lit.
 */
export function OfferCard({ offer, requested, dearestCents, view, level, isCompact, fit, children }: OfferCardProps) {
  const notes = offerNotes(offer, view, { isBrief: isCompact, fit });
  return (
    <Card as="li" data-offer={offer.offerId} className={classNames(styles.offer, isCompact && styles.compact)}>
      <OfferHead offer={offer} view={view} level={level} />
      <OfferCost offer={offer} requested={requested} dearestCents={dearestCents} view={view} />
      <OfferFacts offer={offer} view={view} isCompact={isCompact} />
      <div className={styles.actions}>
        <OfferAction offer={offer} view={view} fit={fit} />
        {children}
      </div>
      {fit && <OfferFitView fit={fit} view={view} className={styles.fit} />}
      <OfferTraits offer={offer} view={view} isCompact={isCompact} />
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </Card>
  );
}
