import { formatDate, type Locale, returnDate } from '@prestafaro/countries';
import { type CeilingRates, loanCeiling, toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import { type CeilingSite, type CeilingTexts, ceilingTexts } from '@/shell/loan/ceiling-texts';
import { countedTerm } from '@/shell/loan/counted-term';
import { type LentSite, otherTerms } from '@/shell/loan/other-terms';

/** The facts besides the loan that its texts depend on: plain data, so that the server can pass it to the browser. */
export interface LoanSite extends LentSite, CeilingSite {
  rates: CeilingRates;
  locale: Locale;
  /** Time zone of the country: the repayment date is a day there. */
  timeZone: string;
  periodUntil: string;
}

export interface SimulatedLoan {
  /** In units of the currency. */
  amount: number;
  days: number;
}

/** The texts of a loan in the simulator. */
export interface LoanTexts extends Omit<CeilingTexts, 'instalments'> {
  /** The payments of a loan in instalments; null for one payment. */
  instalments: string | null;
  /** The terms of the amount, if no offer lends it for the chosen one; null if one does. */
  otherTerms: string | null;
  /** The repayment date; null if today's date is unknown. */
  dueDate: string | null;
  /** Term and repayment date for screen readers; null if today's date is unknown. */
  daysValue: string | null;
}

/** @param now decides the repayment date; null on the server, because a stored page does not know when it is read */
export function loanTexts({ amount, days }: SimulatedLoan, site: LoanSite, now: Date | null): LoanTexts {
  const { money, locale, timeZone } = site;
  const ceiling = loanCeiling({ principalCents: toCents(amount), days, decimals: money.decimals }, site.rates);
  const { instalments, ...texts } = ceilingTexts(ceiling, site);
  const due = now && returnDate({ now, days, timeZone });
  return {
    ...texts,
    instalments: ceiling.instalmentCount === 1 ? null : instalments,
    otherTerms: otherTerms({ amount, days }, site),
    dueDate: due && formatDate(due, locale, 'medium'),
    daysValue: due && fill(site.periodUntil, { days: countedTerm(days, site), date: formatDate(due, locale, 'long') }),
  };
}
