import {
  formatDate,
  formatMoney,
  formatPercent,
  type Locale,
  type PercentSign,
  returnDate,
} from '@prestafaro/countries';
import { type CeilingRates, loanCeiling, toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import { countedTerm } from '@/shell/loan/counted-term';
import { type LentSite, otherTerms } from '@/shell/loan/other-terms';

/** The facts besides the loan that its texts depend on: plain data, so that the server can pass it to the browser. */
export interface LoanSite extends LentSite {
  rates: CeilingRates;
  locale: Locale;
  /** Time zone of the country: the repayment date is a day there. */
  timeZone: string;
  percentSign: PercentSign;
  periodUntil: string;
  /** Of a loan in instalments. */
  instalments: string;
}

export interface SimulatedLoan {
  /** In units of the currency. */
  amount: number;
  days: number;
}

/** The texts of a loan in the simulator. */
export interface LoanTexts {
  total: string;
  lent: string;
  cost: string;
  /** The effective annual rate of this loan. */
  apr: string;
  /** In units of the currency, for the bar. */
  costAmount: number;
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
  const principalCents = toCents(amount);
  const ceiling = loanCeiling({ principalCents, days, decimals: money.decimals }, site.rates);
  const { interestCents, totalCents } = ceiling;
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  const due = now && returnDate({ now, days, timeZone });
  return {
    total: inMoney(totalCents),
    lent: inMoney(principalCents),
    cost: inMoney(interestCents),
    apr: formatPercent(ceiling.aprPercent, site.percentSign, money),
    costAmount: interestCents / 100,
    instalments:
      ceiling.instalmentCount === 1
        ? null
        : fill(site.instalments, {
            count: String(ceiling.instalmentCount),
            amount: inMoney(ceiling.instalmentCents),
            last: inMoney(ceiling.lastInstalmentCents),
          }),
    otherTerms: otherTerms({ amount, days }, site),
    dueDate: due && formatDate(due, locale, 'medium'),
    daysValue: due && fill(site.periodUntil, { days: countedTerm(days, site), date: formatDate(due, locale, 'long') }),
  };
}
