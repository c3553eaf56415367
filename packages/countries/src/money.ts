import type { MoneyFormat } from './money-format.ts';
import { formatNumber, noBreakSpace } from './number.ts';

/** How many decimals an amount shows. Currency and marks are those of the site. */
export interface MoneyOptions {
  /**
   * `always`: a result keeps its decimals (`300,00 €`).
   * `unless-whole`: a requested amount has none (`300 €`), unless it has cents (`300,50 €`).
   */
  readonly decimals?: 'always' | 'unless-whole';
}

/**
 * Writes money like the site does: `10 000 €`, `$1,234.50`, with no-break spaces (U+00A0), always grouped.
 * @param cents hundredths of the currency's unit in every country, even if none circulate (₫).
 * @throws {RangeError} when `cents` is not a safe integer, because money is never a fraction of a cent.
 */
export function formatMoney(cents: number, format: MoneyFormat, options: MoneyOptions = {}): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is a whole number of cents, not ${cents}`);
  const isWithoutDecimals = options.decimals === 'unless-whole' && cents % 100 === 0;
  const decimals = isWithoutDecimals ? 0 : format.decimals;
  const number = formatNumber(cents / 100, format, { minimumDecimals: decimals, maximumDecimals: decimals });
  return withCurrency(number, format);
}

function withCurrency(number: string, { currencySymbol, currencyPosition }: MoneyFormat): string {
  const sign = number.startsWith('-') ? '-' : '';
  const digits = number.slice(sign.length);
  if (currencyPosition === 'before') return sign + currencySymbol + digits;
  if (currencyPosition === 'before_spaced') return sign + currencySymbol + noBreakSpace + digits;
  return sign + digits + noBreakSpace + currencySymbol;
}
