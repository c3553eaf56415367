import { formatNumber } from '@prestafaro/countries';
import type { SiteView } from '@/shell/site-view';

/** An amount in hundredths of a currency, which need not be that of the site: `12,50 EUR`. */
export const amountIn = (cents: number, currency: string, { money }: SiteView): string =>
  `${formatNumber(cents / 100, money, { minimumDecimals: 2, maximumDecimals: 2 })}\u00a0${currency}`;
