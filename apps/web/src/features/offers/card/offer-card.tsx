import type { ReactNode } from 'react';
import type { CardView } from '@/features/offers/card/card-view';
import { LenderLink, OfferAction } from '@/features/offers/card/offer-action';
import styles from '@/features/offers/card/offer-card.module.css';
import { OfferApr, OfferPayments, OfferPrice } from '@/features/offers/card/offer-cost';
import { offerExit } from '@/features/offers/card/offer-exit';
import { OfferHead, OfferTraits } from '@/features/offers/card/offer-head';
import { OfferMore } from '@/features/offers/card/offer-more';
import { OfferTerms } from '@/features/offers/card/offer-terms';
import { OfferFitView } from '@/features/offers/personal/offer-fit-view';
import type { OfferFit } from '@/features/offers/personal/personal';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { Card } from '@/ui/card/card';

export interface OfferCardProps {
  offer: PricedOffer;
  /** The requested loan: units of the currency, and days. */
  requested: { amount: number; days: number };
  view: CardView;
  /** Level of the offer's name among the headings of the page. */
  level: 2 | 3;
  /** The fit with the visitor's answers or application; undefined without them. */
  fit?: OfferFit;
  /** The box that picks the offer for a comparison. */
  children?: ReactNode;
}

/**
 * One offer in one row: the lender and whom it admits, the total, the payments, the TAE and one button, in the same order and the same
 * columns on every card. Below in small the TIN and the ranges (R3). Only the cost is lit.
 */
export function OfferCard({ offer, requested, view, level, fit, children }: OfferCardProps) {
  const exit = offerExit(offer, fit, view.site);
  return (
    <Card as="li" data-offer={offer.offerId} className={styles.offer}>
      <OfferHead offer={offer} view={view} level={level} />
      <OfferPrice offer={offer} requested={requested} view={view} />
      <OfferPayments offer={offer} view={view} />
      <OfferApr offer={offer} view={view} />
      <div className={styles.action}>
        <OfferAction offer={offer} view={view} fit={fit} />
      </div>
      <div className={styles.small}>
        <OfferTraits offer={offer} view={view} />
        {fit && <OfferFitView fit={fit} offer={offer} view={view} />}
        <OfferTerms offer={offer} view={view} />
        {exit && <LenderLink offer={offer} view={view} look="link" />}
      </div>
      {children && <div className={styles.pick}>{children}</div>}
      {/* Of a closed offer the rest is on the page of its lender. */}
      {(offer.isActive || !offer.lender) && <OfferMore offer={offer} requested={requested} fit={fit} view={view} />}
    </Card>
  );
}
