import { formatMoney, formatNumber, formatPercent, type MoneyFormat } from '@prestafaro/countries';
import { monthsOfTerm, toCents } from '@prestafaro/lending';
import { fill, fillCount } from '@/messages/fill';
import type { SiteFrame } from '@/shell/site-view';

type Writing = Pick<SiteFrame, 'site' | 'money' | 'messages'>;

/** What the term of a loan is written with: the settings have the longest term that is counted in days. */
export type TermWriting = Writing & {
  readonly settings: { readonly simulator: { readonly daysMax: number } } | null;
};

/** An amount in units of the currency: `300 €`. @param amount in units of the currency */
export function amountText(amount: number, { money }: Pick<Writing, 'money'>): string {
  return formatMoney(toCents(amount), money, { decimals: 'unless-whole' });
}

/** A calculated amount: `323,90 €`. */
export function resultAmount(cents: number, { money }: Pick<Writing, 'money'>): string {
  return formatMoney(cents, money, { decimals: 'unless-whole' });
}

/** `1066,19`, or `1066` where nobody pays cents: a spreadsheet reads no currency and no groups as a number. */
export function plainAmount(cents: number, { decimalSeparator, decimals }: MoneyFormat): string {
  const text = (cents / 100).toFixed(cents % 100 === 0 ? decimals : 2);
  return decimalSeparator === 'comma' ? text.replace('.', ',') : text;
}

/** `36 %`, `31,96 %`. */
export function percentText(percent: number, { site, money }: Pick<Writing, 'site' | 'money'>): string {
  return formatPercent(percent, site.percentSign, money);
}

/** `91 días`, in the plural forms of the language. */
export function daysText(days: number, { site, money, messages }: Writing): string {
  return fillCount(site.language, days, messages.units.days, formatNumber(days, money)).replace(' ', '\u00a0');
}

/** The term of a loan: `91 días`, and above the micro-loan limit of the site `36 meses`. */
export function termText(days: number, view: TermWriting): string {
  const months = view.settings && monthsOfTerm(days, view.settings.simulator.daysMax);
  if (months === null) return daysText(days, view);
  const { site, money, messages } = view;
  return fillCount(site.language, months, messages.units.months, formatNumber(months, money)).replace(' ', '\u00a0');
}

/** States that the requested loan is refused, and which loan the page is about. @param loan as of {@link loanText} */
export function adjustedText(loan: { amount: number; days: number }, view: TermWriting): string {
  return fill(view.messages.loanSummary.adjusted, {
    amount: amountText(loan.amount, view),
    days: termText(loan.days, view),
  });
}

/** `300 € a 91 días`, `5 000 € a 24 meses`. @param loan in units of the currency, and days */
export function loanText(loan: { amount: number; days: number }, view: TermWriting): string {
  return fill(view.messages.offers.requested, {
    amount: amountText(loan.amount, view),
    days: termText(loan.days, view),
  });
}
