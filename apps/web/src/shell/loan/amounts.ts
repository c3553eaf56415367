import { formatMoney, formatNumber, formatPercent } from '@prestafaro/countries';
import { toCents } from '@prestafaro/lending';
import { fillCount } from '@/site/messages/fill';
import type { SiteFrame } from '@/site/site-view';

type Writing = Pick<SiteFrame, 'site' | 'money' | 'messages'>;

/** A whole amount that somebody asks for: `300 €`. @param amount in units of the currency */
export function askedAmount(amount: number, { money }: Pick<Writing, 'money'>): string {
  return formatMoney(toCents(amount), money, { decimals: 'unless-whole' });
}

/** A reckoned result: `323,90 €`. */
export function resultAmount(cents: number, { money }: Pick<Writing, 'money'>): string {
  return formatMoney(cents, money, { decimals: 'unless-whole' });
}

/** `36 %`, `31,96 %`. */
export function percentText(percent: number, { site, money }: Pick<Writing, 'site' | 'money'>): string {
  return formatPercent(percent, site.locale, money);
}

/** `91 días`, in the plural forms of the language. */
export function daysText(days: number, { site, money, messages }: Writing): string {
  return fillCount(site.language, days, messages.units.days, formatNumber(days, money)).replace(' ', '\u00a0');
}
