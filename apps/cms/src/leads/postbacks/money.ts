/** An amount that a network pays, exact: 12.50 € is 1250 of `EUR`, ¥30 is 30 of `JPY`. */
export interface Money {
  /** Whole number of the smallest unit of the currency. */
  readonly units: number;
  /** ISO 4217. */
  readonly currency: string;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is the code of a currency (ISO 4217), in upper case. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/** How many decimals an amount of a currency has at most: EUR 2, JPY and VND 0, KWD 3. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** The columns of a payout. Rows of releases before 0.6 have `payoutAmount`, in units with two decimals, and no `payoutUnits`. */
export interface PayoutColumns {
  /** PostgreSQL returns a large number and a decimal as text. */
  readonly payoutUnits: number | string | null;
  readonly payoutAmount: number | string | null;
  readonly payoutCurrency: string | null;
}

/** The payout of a stored click or report, of whatever release. */
export function storedMoney({ payoutUnits, payoutAmount, payoutCurrency: currency }: PayoutColumns): Money | null {
  if (currency === null) return null;
  if (payoutUnits !== null) return { units: Number(payoutUnits), currency };
  if (payoutAmount === null) return null;
  const decimals = isCurrency(currency) ? decimalsOf(currency) : 2;
  return { units: Math.round(Number(payoutAmount) * 10 ** decimals), currency };
}

/** The columns in which a payout is stored; null takes it out. */
export const moneyColumns = (money: Money | null): PayoutColumns => ({
  ...{ payoutUnits: money?.units ?? null, payoutCurrency: money?.currency ?? null, payoutAmount: null },
});

/** The amount as a decimal number, to show it: 1250 of `EUR` is 12.5. */
export const amountOf = ({ units, currency }: Money): number =>
  units / 10 ** (isCurrency(currency) ? decimalsOf(currency) : 2);
