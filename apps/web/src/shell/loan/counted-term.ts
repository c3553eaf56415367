import { formatNumber, type Language, type MoneyFormat, type PluralForms, selectPlural } from '@prestafaro/countries';
import { monthsOfTerm } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import type { AnyPlural } from '@/messages/message-shape';

/** The plural forms of days and months in a language, for the browser. */
export interface TermForms {
  readonly days: AnyPlural;
  readonly months: AnyPlural;
}

/** What the browser needs to write a term. */
export interface TermSite {
  readonly language: Language;
  readonly termForms: TermForms;
  readonly money: MoneyFormat;
  /** The longest term that is counted in days. */
  readonly rates: { readonly daysMax: number };
}

/** The term of a loan as it is counted, `91 días` or `36 meses`, by plain data that the browser has. */
export function countedTerm(days: number, { language, termForms, money, rates }: TermSite): string {
  const months = monthsOfTerm(days, rates.daysMax);
  const [count, forms] = months === null ? [days, termForms.days] : [months, termForms.months];
  const form = selectPlural(language, count, forms as PluralForms<Language>);
  return fill(form, { count: formatNumber(count, money) }).replace(' ', '\u00a0');
}
