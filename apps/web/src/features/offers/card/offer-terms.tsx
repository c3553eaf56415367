import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-card.module.css';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { percentText } from '@/shell/loan/amounts';
import { amountRange, daysRange, monthsRange } from '@/shell/loan/ranges';

/** TIN and the ranges of amount and term in one small line (R3), with a reference to the lender for what it does not state. */
export function OfferTerms({ offer, view }: { offer: PricedOffer; view: CardView }) {
  const { example, figures, offers } = view.messages;
  const missing = (label: string) => `${label}: ${figures.askLender}`;
  const { tinPercent, minAmount, maxAmount, minDays, maxDays } = offer;
  const rate = `${example.nominalRateName} ${tinPercent === null ? figures.askLender : percentText(tinPercent, view)}`;
  const amounts = amountRange(minAmount, maxAmount, view) ?? missing(offers.card.amount);
  const terms = monthsRange(minDays, maxDays, view) ?? daysRange(minDays, maxDays, view) ?? missing(offers.card.term);
  return <p className={styles.terms}>{[rate, amounts, terms].join(' · ')}</p>;
}
