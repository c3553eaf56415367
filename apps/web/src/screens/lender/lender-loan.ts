import type { LenderContent } from '@/features/lenders/lender/load-lender';
import type { SiteOffer } from '@/features/offers/load-offers';
import { type PricedOffer, selectOffers } from '@/features/offers/search/select-offers';
import { requestedLoanFields } from '@/shell/application/application-link';
import { type AskedNumber, amountRules, countRules, readAsked } from '@/shell/loan/typed-numbers';
import { type PageQuery, queryText } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The loan whose cost the page of a lender shows. */
export interface LenderLoan {
  /** In units of the currency. */
  readonly amount: number;
  readonly days: number;
  /** A requested number is refused, and the loan is another one. */
  readonly isAdjusted: boolean;
  /** The fields of the form, in their order. A refused number is kept as it was typed. */
  readonly fields: Readonly<Record<keyof typeof requestedLoanFields, LoanField>>;
}

export interface LoanField extends Bounds {
  readonly asked: AskedNumber;
}

type Limits = { readonly min: number | null; readonly max: number | null };

/**
 * Reads `?amount=300&days=91` within the limits of a lender. Without a query the loan is the usual one of the site, or the
 * nearest one that the lender gives. A refused number keeps its text and its reason, and the loan is the nearest possible one.
 */
export function readLenderLoan(
  query: PageQuery,
  { conditions }: Pick<LenderContent, 'conditions'>,
  offers: readonly SiteOffer[],
  view: SiteView,
): LenderLoan {
  const { simulator } = view.settings;
  const amounts = boundsOf(
    [
      { min: conditions.minAmount, max: conditions.maxAmount },
      ...offers.map(({ minAmount, maxAmount }) => ({ min: minAmount, max: maxAmount })),
    ],
    { min: simulator.amountMin, max: simulator.amountMax },
  );
  const terms = boundsOf(
    [
      { min: conditions.minDays, max: conditions.maxDays },
      ...offers.map(({ minDays, maxDays }) => ({ min: minDays, max: maxDays })),
    ],
    { min: simulator.daysMin, max: simulator.daysMax },
  );
  const read = (name: keyof typeof requestedLoanFields, rules: ReturnType<typeof countRules>, usual: number) =>
    readAsked(queryText(query, requestedLoanFields[name]), rules, usual);
  const amount = read('amount', amountRules(view, amounts), nearest(simulator.amountDefault, amounts));
  const days = read('days', countRules(view, terms), nearest(simulator.daysDefault, terms));
  return {
    amount: amount.value,
    days: days.value,
    isAdjusted: amount.isRefused || days.isRefused,
    fields: { amount: { ...amounts, asked: amount }, days: { ...terms, asked: days } },
  };
}

/** The part of the query that names the loan, as it was typed: links to the same page keep it. */
export function loanQuery(query: PageQuery): PageQuery {
  return Object.fromEntries(Object.values(requestedLoanFields).map((name) => [name, queryText(query, name)]));
}

/** The widest range that the lender and its offers state. Where none of them states a limit, the range of the site has one. */
function boundsOf(stated: readonly Limits[], site: Bounds): Bounds {
  const known = (limits: readonly (number | null)[]) => limits.filter((limit) => limit !== null);
  const mins = known(stated.map(({ min }) => min));
  const maxes = known(stated.map(({ max }) => max));
  const min = mins.length > 0 ? Math.min(...mins) : Math.min(site.min, ...maxes);
  return { min, max: maxes.length > 0 ? Math.max(...maxes) : Math.max(site.max, min) };
}

const nearest = (value: number, { min, max }: Bounds): number => Math.min(Math.max(value, min), max);

/** Offers with their cost for a loan, sorted by total. @param loan in units of the currency, and days */
export function priceOffers(
  offers: readonly SiteOffer[],
  loan: { amount: number; days: number },
  view: SiteView,
): readonly PricedOffer[] {
  const search = { amount: loan.amount, days: loan.days, filters: [], sort: 'total' } as const;
  return selectOffers(offers, search, view).offers;
}
