import { isLent } from '@prestafaro/lending';
import type { CardView } from '@/features/offers/card/card-view';
import styles from '@/features/offers/card/offer-card.module.css';
import { instalmentTexts } from '@/features/offers/instalment-texts';
import { costOf, loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { loanText, percentText, resultAmount, termText } from '@/shell/loan/amounts';
import { classNames } from '@/ui/class-names';
import { Figure } from '@/ui/figure/figure';

export interface OfferCostProps {
  offer: PricedOffer;
  view: CardView;
}

export interface OfferPriceProps extends OfferCostProps {
  requested: { amount: number; days: number };
}

/** The total and the cost of the requested loan, or of the nearest one that the offer makes, or that nobody knows them (R3). */
export function OfferPrice({ offer, requested, view }: OfferPriceProps) {
  const { shownCost: cost } = offer;
  const messages = view.messages.offers.card;
  if (cost.kind === 'unknown') {
    return (
      <p className={classNames(styles.price, styles.unknown)}>
        <span className={styles.label}>{messages.total}</span>
        <Figure size="s" isText>
          {view.messages.figures.askLender}
        </Figure>
        <span className={styles.cost}>
          {isLent(requested, [offer])
            ? messages.noPrice
            : fill(messages.notLent, { requested: loanText(requested, view) })}
        </span>
      </p>
    );
  }
  const costCents = costOf(cost);
  const nearest = loanText(loanOfCost(cost), view);
  return (
    <p className={classNames('lit', styles.price)}>
      <span className={styles.label}>
        {cost.isAdjusted ? fill(messages.totalOf, { loan: nearest }) : messages.total}
      </span>
      <Figure size="s" data-figure="">
        {resultAmount(cost.totalCents, view)}
      </Figure>
      <span className={styles.cost}>
        {costCents === 0 ? messages.free : fill(messages.costs, { cost: resultAmount(costCents, view) })}
      </span>
    </p>
  );
}

/** The payments: `3 × 103,82 €`, and the last one if it differs. Together they are the total. */
export function OfferPayments({ offer: { shownCost: cost }, view }: OfferCostProps) {
  const messages = view.messages.offers.card;
  if (cost.kind === 'unknown') return null;
  if (cost.instalmentCount === 1) {
    return (
      <p className={styles.payments}>
        <strong>{messages.singlePayment}</strong>{' '}
        <span className={styles.line}>{fill(messages.singlePaymentAfter, { days: termText(cost.days, view) })}</span>
      </p>
    );
  }
  const { equal, last, first } = instalmentTexts(cost, view);
  return (
    <p className={styles.payments}>
      <strong data-figure="">{equal}</strong> {last && <span className={styles.line}>{last}</span>}
      {first && <span className={styles.line}>{first}</span>}
    </p>
  );
}

/** The yearly cost of the loan whose total stands beside it; for an unknown cost the one that the lender declares. */
export function OfferApr({ offer: { shownCost, aprPercent }, view }: OfferCostProps) {
  const { example, figures, offers } = view.messages;
  const known = shownCost.kind === 'known' ? shownCost.aprPercent : aprPercent;
  return (
    <p className={styles.apr}>
      <span className={styles.label}>{example.aprName}</span>{' '}
      <strong data-figure="">{known === null ? figures.askLender : percentText(known, view)}</strong>
      {shownCost.kind === 'unknown' && known !== null && <span className={styles.line}>{offers.card.declared}</span>}
    </p>
  );
}
