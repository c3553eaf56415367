import {
  formatDate,
  formatMoney,
  type Language,
  type Locale,
  type MoneyFormat,
  type PluralForms,
  returnDate,
  selectPlural,
} from '@prestafaro/countries';
import { simulate, toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import type { AnyPlural } from '@/messages/message-shape';

/** What the texts of a loan depend on beside the loan: plain data, so that the server can pass it to the browser. */
export interface LoanSite {
  nominalRatePercent: number;
  money: MoneyFormat;
  locale: Locale;
  language: Language;
  /** Of the country: the day of repayment is a day there. */
  timeZone: string;
  daysForms: AnyPlural;
  periodUntil: string;
}

export interface SimulatedLoan {
  /** In units of the currency. */
  amount: number;
  days: number;
}

/** What the simulator shows of a loan. */
export interface LoanTexts {
  total: string;
  lent: string;
  cost: string;
  /** In units of the currency, for the bar. */
  costAmount: number;
  /** The day of repayment; null where today's date is not known. */
  dueDate: string | null;
  /** Term and day of repayment for screen readers; null where today's date is not known. */
  daysValue: string | null;
}

/** @param now decides the day of repayment; null on the server, because a stored page does not know when it is read */
export function loanTexts({ amount, days }: SimulatedLoan, site: LoanSite, now: Date | null): LoanTexts {
  const { money, locale, language, timeZone, nominalRatePercent } = site;
  const principalCents = toCents(amount);
  const { interestCents, totalCents } = simulate({ principalCents, nominalRatePercent, days });
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  const due = now && returnDate({ now, days, timeZone });
  const counted = fill(selectPlural(language, days, site.daysForms as PluralForms<Language>), { count: days });
  return {
    total: inMoney(totalCents),
    lent: inMoney(principalCents),
    cost: inMoney(interestCents),
    costAmount: interestCents / 100,
    dueDate: due && formatDate(due, locale, 'medium'),
    daysValue: due && fill(site.periodUntil, { days: counted, date: formatDate(due, locale, 'long') }),
  };
}
