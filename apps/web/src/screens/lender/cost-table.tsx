import { paymentsText } from '@/features/offers/comparison/offer-rows';
import { CapBadges } from '@/features/offers/legal-caps/cap-badges';
import { offerCaps } from '@/features/offers/legal-caps/offer-caps';
import { loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import styles from '@/screens/lender/lender-costs.module.css';
import { amountText, loanText, percentText, resultAmount, termText } from '@/shell/loan/amounts';
import { offerAnchor } from '@/shell/loan/offer-anchor';
import type { SiteView } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { Table } from '@/ui/table/table';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface CostTableProps {
  /** Offers of one lender, with their cost for the loan. */
  offers: readonly PricedOffer[];
  /** In units of the currency, and days. */
  loan: { amount: number; days: number };
  view: SiteView;
}

/**
 * Payments, interest, fees, total and yearly cost of one loan, with a column for each offer: a lender has few, so that they fit on a
 * phone. The first row names the loan of a column, because an offer that does not allow the requested one has the figures of the
 * nearest. An unknown cost refers to the lender (R3).
 */
export function CostTable({ offers, loan, view }: CostTableProps) {
  const { compare } = view.messages.offers;
  const values = { amount: amountText(loan.amount, view), days: termText(loan.days, view) };
  return (
    <Table
      id="lender-cost-table"
      kind="text"
      caption={fill(compare.caption, values)}
      columns={[
        { key: 'label', head: <VisuallyHidden>{compare.offer}</VisuallyHidden> },
        ...offers.map((offer) => ({
          key: String(offer.offerId),
          head: (
            <span id={offerAnchor(offer.offerId)} className={styles.offer}>
              {offer.header}
              <CapBadges caps={offerCaps(offer, view)} view={view} />
            </span>
          ),
        })),
      ]}
      rows={rowsOf(view).map(({ label, write, isTotal }) => [
        label,
        ...offers.map(({ offerId, shownCost: cost }) =>
          cost.kind === 'known' ? (
            <span key={offerId} className={isTotal ? classNames('lit', styles.total) : undefined}>
              {write(cost)}
            </span>
          ) : (
            view.messages.figures.askLender
          ),
        ),
      ])}
    />
  );
}

type KnownCost = Extract<PricedOffer['shownCost'], { kind: 'known' }>;

interface CostRow {
  readonly label: string;
  readonly write: (cost: KnownCost) => string;
  readonly isTotal?: boolean;
}

function rowsOf(view: SiteView): readonly CostRow[] {
  const { example, lenders, offers } = view.messages;
  const { costs, labels } = lenders;
  const money = (centsOf: (cost: KnownCost) => number) => (cost: KnownCost) => resultAmount(centsOf(cost), view);
  return [
    { label: costs.loan, write: (cost) => loanText(loanOfCost(cost), view) },
    { label: offers.compare.payments, write: (cost) => paymentsText({ shownCost: cost }, view) ?? '' },
    { label: costs.interest, write: money(({ interestCents }) => interestCents) },
    { label: labels.fees, write: money(({ feesCents }) => feesCents) },
    { label: offers.card.total, write: money(({ totalCents }) => totalCents), isTotal: true },
    {
      label: fill(costs.apr, { aprName: example.aprName }),
      write: ({ aprPercent }) => percentText(aprPercent, view),
    },
  ];
}
