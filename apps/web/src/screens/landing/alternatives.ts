import type { ShownReason } from '@prestafaro/types/application';
import type { OwnMatching } from '@/cms/own-matching';
import type { SiteOffer } from '@/features/offers/load-offers';
import { fittingOffers, offersForOtherLoans } from '@/features/offers/personal/list-facts';
import type { Personal } from '@/features/offers/personal/load-own-offers';

/** A loan that fits although the requested one does not. Units of the currency, and days. */
export interface OtherLoan {
  readonly amount: number;
  readonly days: number;
}

/** The alternatives of an applicant. */
export interface Alternatives {
  /** Offers that fit the application after all, such as ones published later, or none. */
  readonly fitting: readonly SiteOffer[];
  /** Offers that only lend another amount or for another term, and the loans that they would give. */
  readonly forOtherLoans: readonly SiteOffer[];
  readonly otherLoans: readonly OtherLoan[];
  /** The rest of the country's offers. */
  readonly others: readonly SiteOffer[];
  /** Whether an open offer is an alternative, so that congratulations are justified (decisions, "Offers"). */
  readonly isReal: boolean;
}

/** Few enough to choose from. */
const maxLoans = 4;

/** The alternatives for an application, or for a visitor without one, whom no offer here has refused. */
export function alternativesFor(personal: Personal, offers: readonly SiteOffer[]): Alternatives {
  if (personal.state !== 'own') {
    return { fitting: [], forOtherLoans: [], otherLoans: [], others: offers, isReal: offers.some(isOpen) };
  }
  const { matching } = personal;
  const byId = new Map(matching.matches.map((match) => [match.offerId, match]));
  const forOtherLoans = offersForOtherLoans(offers, personal);
  const fitting = fittingOffers(offers, personal);
  const others = offers.filter((offer) => !forOtherLoans.includes(offer) && !fitting.includes(offer));
  const notCompared = others.filter(({ offerId }) => !byId.has(offerId));
  return {
    fitting,
    forOtherLoans,
    otherLoans: loansOf(forOtherLoans, matching),
    others,
    isReal: [...fitting, ...forOtherLoans, ...notCompared].some(isOpen),
  };
}

const isOpen = ({ isActive }: SiteOffer) => isActive;

/** The nearest loans that offers give, without duplicates, the nearest first. */
function loansOf(offers: readonly SiteOffer[], requested: OtherLoan): OtherLoan[] {
  const loans = offers.map(({ minAmount, maxAmount, minDays, maxDays }) => ({
    amount: within(requested.amount, minAmount, maxAmount),
    days: within(requested.days, minDays, maxDays),
  }));
  const distance = ({ amount, days }: OtherLoan) =>
    Math.abs(amount - requested.amount) / requested.amount + Math.abs(days - requested.days) / requested.days;
  return [...new Map(loans.map((loan) => [`${loan.amount} ${loan.days}`, loan])).values()]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxLoans);
}

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
