import type { CardView } from '@/features/offers/card/card-view';
import { CostScale } from '@/features/offers/card/cost-scale';
import styles from '@/features/offers/card/offer-card.module.css';
import { costOf, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill, fillCount } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { daysText, loanText, resultAmount } from '@/shell/loan/amounts';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/icon/icon';
import { LitPanel } from '@/ui/lit-panel/lit-panel';

export interface OfferCostProps {
  offer: PricedOffer;
  requested: { amount: number; days: number };
  dearestCents: number;
  view: CardView;
}

/** The cost of the offer for the requested loan, or a statement that it is unknown (R3). */
export function OfferCost({ offer, requested, dearestCents, view }: OfferCostProps) {
  const { shownCost: cost } = offer;
  if (cost.kind === 'unknown') return <UnknownCost offer={offer} requested={requested} view={view} />;
  const messages = view.messages.offers.card;
  const costCents = costOf(cost);
  const amounts = {
    amount: resultAmount(cost.amountCents, view),
    cost: <strong key="cost">{resultAmount(costCents, view)}</strong>,
  };
  return (
    <LitPanel className={styles.cost}>
      {cost.isAdjusted && (
        <p className={styles.adjusted}>
          <Icon name="info" />
          <span>
            {fill(messages.adjusted, {
              requested: loanText(requested, view),
              nearest: loanText({ amount: cost.amountCents / 100, days: cost.days }, view),
            })}
          </span>
        </p>
      )}
      <p className={styles.total}>
        <span className={styles.label}>{messages.total}</span>
        <Figure size="m" data-figure="">
          {resultAmount(cost.totalCents, view)}
        </Figure>
      </p>
      <Payments cost={cost} view={view} />
      {!cost.isAdjusted && <CostScale costCents={costCents} dearestCents={dearestCents} />}
      <p className={styles.price}>
        <FillPlaceholders message={costCents === 0 ? messages.noCost : messages.price} values={amounts} />
      </p>
    </LitPanel>
  );
}

type KnownCost = Extract<PricedOffer['shownCost'], { kind: 'known' }>;

function Payments({ cost, view }: { cost: KnownCost; view: CardView }) {
  const messages = view.messages.offers.card;
  if (cost.instalmentCount === 1) {
    return (
      <p className={styles.payments}>
        <span className={styles.label}>{messages.singlePayment}</span>
        <strong>{fill(messages.singlePaymentAfter, { days: daysText(cost.days, view) })}</strong>
      </p>
    );
  }
  return (
    <p className={styles.payments}>
      <span className={styles.label}>{fillCount(view.site.language, cost.instalmentCount, messages.instalments)}</span>
      <Figure size="s" data-figure="">
        {resultAmount(cost.instalmentCents, view)}
      </Figure>
    </p>
  );
}

function UnknownCost({ offer, requested, view }: Omit<OfferCostProps, 'dearestCents'>) {
  const { offers, figures } = view.messages;
  return (
    <div className={styles.unknown}>
      <p className={styles.total}>
        <span className={styles.label}>{offers.card.total}</span>
        <Figure size="s" isText>
          {figures.askLender}
        </Figure>
      </p>
      <p className={styles.price}>
        {lendsTo(offer, requested)
          ? offers.card.noPrice
          : fill(offers.card.notLent, {
              requested: loanText(requested, view),
            })}
      </p>
    </div>
  );
}

/** Whether the amounts and terms of an offer include the requested loan. An unknown limit includes everything. */
function lendsTo(
  { minAmount, maxAmount, minDays, maxDays }: PricedOffer,
  { amount, days }: OfferCostProps['requested'],
) {
  const holds = (value: number, min: number | null, max: number | null) =>
    value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
  return holds(amount, minAmount, maxAmount) && holds(days, minDays, maxDays);
}
