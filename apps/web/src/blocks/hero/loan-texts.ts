import {
  formatDate,
  formatMoney,
  formatPercent,
  type Language,
  type Locale,
  type MoneyFormat,
  type PercentSign,
  type PluralForms,
  returnDate,
  selectPlural,
} from '@prestafaro/countries';
import { effectiveRateOfPayment, simulateCeiling, toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import type { AnyPlural } from '@/messages/message-shape';

/** The facts besides the loan that its texts depend on: plain data, so that the server can pass it to the browser. */
export interface LoanSite {
  nominalRatePercent: number;
  money: MoneyFormat;
  locale: Locale;
  language: Language;
  /** Time zone of the country: the repayment date is a day there. */
  timeZone: string;
  percentSign: PercentSign;
  daysForms: AnyPlural;
  periodUntil: string;
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
  /** The repayment date; null if today's date is unknown. */
  dueDate: string | null;
  /** Term and repayment date for screen readers; null if today's date is unknown. */
  daysValue: string | null;
}

/** @param now decides the repayment date; null on the server, because a stored page does not know when it is read */
export function loanTexts({ amount, days }: SimulatedLoan, site: LoanSite, now: Date | null): LoanTexts {
  const { money, locale, language, timeZone, nominalRatePercent } = site;
  const principalCents = toCents(amount);
  const { interestCents, totalCents } = simulateCeiling({
    principalCents,
    nominalRatePercent,
    days,
    decimals: money.decimals,
  });
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  const due = now && returnDate({ now, days, timeZone });
  const counted = fill(selectPlural(language, days, site.daysForms as PluralForms<Language>), { count: days });
  return {
    total: inMoney(totalCents),
    lent: inMoney(principalCents),
    cost: inMoney(interestCents),
    apr: formatPercent(effectiveRateOfPayment({ principalCents, totalCents, days }), site.percentSign, money),
    costAmount: interestCents / 100,
    dueDate: due && formatDate(due, locale, 'medium'),
    daysValue: due && fill(site.periodUntil, { days: counted, date: formatDate(due, locale, 'long') }),
  };
}
