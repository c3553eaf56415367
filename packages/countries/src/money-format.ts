/**
 * The marks inside a number. A pair in which both marks are the same cannot be written:
 * "1.234.50" would be read as two different amounts.
 */
export type NumberMarks =
  | { readonly groupSeparator: 'space' | 'dot' | 'apostrophe'; readonly decimalSeparator: 'comma' }
  | { readonly groupSeparator: 'space' | 'comma' | 'apostrophe'; readonly decimalSeparator: 'dot' };

/** `10 000,50` */
export const groupedBySpace = { groupSeparator: 'space', decimalSeparator: 'comma' } as const satisfies NumberMarks;
/** `10,000.50` */
export const groupedByComma = { groupSeparator: 'comma', decimalSeparator: 'dot' } as const satisfies NumberMarks;
/** `10.000,50` */
export const groupedByDot = { groupSeparator: 'dot', decimalSeparator: 'comma' } as const satisfies NumberMarks;

/** How a site writes money: a setting of the site and not Intl's choice (specification §3, site settings). */
export type MoneyFormat = NumberMarks & {
  readonly currencySymbol: string;
  /** `after` and `before_spaced` put a no-break space between symbol and number; `before` puts nothing. */
  readonly currencyPosition: 'before' | 'before_spaced' | 'after';
  /** Decimals of a result. An amount that is asked for is whole: see `formatMoney`. */
  readonly decimals: 0 | 1 | 2;
};

/** The same setting as an editor stores it, where the parts are chosen one by one. */
export interface MoneyFormatSetting {
  readonly groupSeparator: 'space' | 'comma' | 'dot' | 'apostrophe';
  readonly decimalSeparator: 'comma' | 'dot';
  readonly currencySymbol: string;
  readonly currencyPosition: MoneyFormat['currencyPosition'];
  readonly decimals: number;
}

/**
 * The editor's setting if it makes sense as a whole, else `fallback` (the site's own default):
 * a wrong amount on a loan page is worse than an ignored setting.
 */
export function moneyFormatOf(setting: MoneyFormatSetting | null | undefined, fallback: MoneyFormat): MoneyFormat {
  if (!setting) return fallback;
  const { currencySymbol, currencyPosition, decimals } = setting;
  const marks = numberMarksOf(setting);
  const isComplete = marks && currencySymbol.trim() !== '' && isDecimals(decimals);
  return isComplete ? { ...marks, currencySymbol, currencyPosition, decimals } : fallback;
}

function numberMarksOf({ groupSeparator, decimalSeparator }: MoneyFormatSetting): NumberMarks | undefined {
  if (decimalSeparator === 'comma' && groupSeparator !== 'comma') return { groupSeparator, decimalSeparator };
  if (decimalSeparator === 'dot' && groupSeparator !== 'dot') return { groupSeparator, decimalSeparator };
  return undefined;
}

function isDecimals(count: number): count is MoneyFormat['decimals'] {
  return count === 0 || count === 1 || count === 2;
}
