import { formatMoney, formatPercent, type MoneyFormat, type PercentSign } from '@prestafaro/countries';
import type { LoanCeiling } from '@prestafaro/lending';
import { fill } from '@/messages/fill';

/** How a site writes a loan: plain data, so that the server can pass it to the browser. */
export interface CeilingSite {
  readonly money: MoneyFormat;
  readonly percentSign: PercentSign;
  /** The message of instalments: `{count}` of them, each `{amount}`, `{last}`. */
  readonly instalments: string;
}

/** The texts of the most that a loan may cost, for hero and form. */
export interface CeilingTexts {
  lent: string;
  total: string;
  cost: string;
  /** The effective annual rate of this loan. */
  apr: string;
  instalments: string;
  /** In units of the currency, for the bar. */
  costAmount: number;
}

/** Writes the most that a loan may cost. */
export function ceilingTexts(ceiling: LoanCeiling, { money, percentSign, instalments }: CeilingSite): CeilingTexts {
  const { interestCents, totalCents, instalmentCount, instalmentCents, lastInstalmentCents, aprPercent } = ceiling;
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  return {
    lent: inMoney(totalCents - interestCents),
    total: inMoney(totalCents),
    cost: inMoney(interestCents),
    apr: formatPercent(aprPercent, percentSign, money),
    instalments: fill(instalments, {
      count: String(instalmentCount),
      amount: inMoney(instalmentCents),
      last: inMoney(lastInstalmentCents),
    }),
    costAmount: interestCents / 100,
  };
}
