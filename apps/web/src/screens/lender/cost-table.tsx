import { paymentsText } from '@/features/offers/comparison/offer-rows';
import { CapBadges } from '@/features/offers/legal-caps/cap-badges';
import { offerCaps } from '@/features/offers/legal-caps/offer-caps';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import styles from '@/screens/lender/lender-costs.module.css';
import { amountText, daysText, loanText, percentText, resultAmount } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Table } from '@/ui/table/table';

export interface CostTableProps {
  /** Of one lender, with their cost for the loan. */
  offers: readonly PricedOffer[];
  /** In units of the currency, and days. */
  loan: { amount: number; days: number };
  view: SiteView;
}

/**
 * Payments, interest, fees, total and yearly cost of one loan with each offer, in rows. A row names its own loan, because an offer
 * that does not allow the requested one has the figures of the nearest. An unknown cost refers to the lender (R3).
 */
export function CostTable({ offers, loan, view }: CostTableProps) {
  const { example, lenders, offers: texts } = view.messages;
  const { costs, labels } = lenders;
  return (
    <Table
      id="lender-cost-table"
      caption={fill(texts.compare.caption, {
        amount: amountText(loan.amount, view),
        days: daysText(loan.days, view),
      })}
      columns={[
        { key: 'offer', head: texts.compare.offer },
        { key: 'loan', head: costs.loan },
        { key: 'payments', head: texts.compare.payments },
        { key: 'interest', head: costs.interest },
        { key: 'fees', head: labels.fees },
        { key: 'total', head: texts.card.total, isCost: true },
        { key: 'apr', head: fill(costs.apr, { aprName: example.aprName }) },
      ]}
      rows={offers.map((offer) => [
        <span key="offer" className={styles.offer}>
          {offer.header}
          <CapBadges caps={offerCaps(offer, view)} view={view} />
        </span>,
        ...cellsOf(offer, view),
      ])}
    />
  );
}

function cellsOf(offer: PricedOffer, view: SiteView) {
  const { shownCost: cost } = offer;
  const { askLender } = view.messages.figures;
  if (cost.kind === 'unknown') return Array.from({ length: 6 }, () => askLender);
  return [
    loanText({ amount: cost.amountCents / 100, days: cost.days }, view),
    paymentsText(offer, view),
    resultAmount(cost.interestCents, view),
    resultAmount(cost.feesCents, view),
    resultAmount(cost.totalCents, view),
    percentText(cost.aprPercent, view),
  ];
}
