import type { ShownReason } from '@prestafaro/types/application';
import type { OwnMatching } from '@/cms/own-matching';
import type { SiteOffer } from '@/features/offers/load-offers';
import { fittingOffers, offersForOtherLoans } from '@/features/offers/personal/list-facts';
import type { Personal } from '@/features/offers/personal/personal';

/** Units of the currency, and days. */
interface Loan {
  readonly amount: number;
  readonly days: number;
}

/** A loan that fits although the requested one does not, and the number of open offers that then fit. */
export interface OtherLoan extends Loan {
  readonly offers: number;
}

/** The alternatives of an applicant. */
export interface Alternatives {
  /** Offers that fit the application after all, such as ones published later, or none. */
  readonly fitting: readonly SiteOffer[];
  /** The nearest loans that open offers would give, if only the amount or the term keeps the applicant from them. */
  readonly otherLoans: readonly OtherLoan[];
  /** Whether an open offer is an alternative, so that congratulations are justified (decisions, "Offers"). */
  readonly isReal: boolean;
}

/** Few enough to choose from. */
const maxLoans = 4;

/** The alternatives for an application, or for a visitor without one, whom no offer here has refused. */
export function alternativesFor(personal: Personal, offers: readonly SiteOffer[]): Alternatives {
  if (personal.state !== 'own') {
    return { fitting: [], otherLoans: [], isReal: offers.some(isOpen) };
  }
  const { matching } = personal;
  const byId = new Map(matching.matches.map((match) => [match.offerId, match]));
  const forOtherLoans = offersForOtherLoans(offers, personal);
  const fitting = fittingOffers(offers, personal);
  const notCompared = offers.filter(({ offerId }) => !byId.has(offerId));
  return {
    fitting,
    otherLoans: loansOf(forOtherLoans.filter(isOpen), matching),
    isReal: [...fitting, ...forOtherLoans, ...notCompared].some(isOpen),
  };
}

const isOpen = ({ isActive }: SiteOffer) => isActive;

/** The nearest loans that offers give, without duplicates, the nearest first, with the number of these offers that give each. */
function loansOf(offers: readonly SiteOffer[], requested: Loan): OtherLoan[] {
  const loans = offers.map(({ minAmount, maxAmount, minDays, maxDays }) => ({
    amount: within(requested.amount, minAmount, maxAmount),
    days: within(requested.days, minDays, maxDays),
  }));
  const distance = ({ amount, days }: Loan) =>
    Math.abs(amount - requested.amount) / requested.amount + Math.abs(days - requested.days) / requested.days;
  return [...new Map(loans.map((loan) => [`${loan.amount} ${loan.days}`, loan])).values()]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxLoans)
    .map((loan) => ({ ...loan, offers: offers.filter((offer) => lends(offer, loan)).length }));
}

const lends = ({ minAmount, maxAmount, minDays, maxDays }: SiteOffer, { amount, days }: Loan) =>
  within(amount, minAmount, maxAmount) === amount && within(days, minDays, maxDays) === days;

function within(value: number, min: number | null, max: number | null): number {
  return Math.max(min ?? value, Math.min(max ?? value, value));
}

/** The hindrances, with the number of offers that each excludes: the most frequent first. */
export function hindrances({ matches }: Pick<OwnMatching, 'matches'>) {
  const counts = new Map<ShownReason['code'], number>();
  const unmet = matches.flatMap(({ reasons }) => reasons.filter(({ verdict }) => verdict === 'unmet'));
  for (const { code } of unmet) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}
