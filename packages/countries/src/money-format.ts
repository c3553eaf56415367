/** The marks inside a number. The type excludes pairs of two equal marks, because "1.234.50" could be read as two amounts. */
export type NumberMarks =
  | { readonly groupSeparator: 'space' | 'dot' | 'apostrophe'; readonly decimalSeparator: 'comma' }
  | { readonly groupSeparator: 'space' | 'comma' | 'apostrophe'; readonly decimalSeparator: 'dot' };

/** `10 000,50` */
export const groupedBySpace = { groupSeparator: 'space', decimalSeparator: 'comma' } as const satisfies NumberMarks;
/** `10,000.50` */
export const groupedByComma = { groupSeparator: 'comma', decimalSeparator: 'dot' } as const satisfies NumberMarks;
/** `10.000,50` */
export const groupedByDot = { groupSeparator: 'dot', decimalSeparator: 'comma' } as const satisfies NumberMarks;

/** How a site writes money. It is a setting of the site, not the choice of `Intl` (specification §3, site settings). */
export type MoneyFormat = NumberMarks & {
  readonly currencySymbol: string;
  /** `after` and `before_spaced` put a no-break space between symbol and number; `before` puts nothing. */
  readonly currencyPosition: 'before' | 'before_spaced' | 'after';
  /** Decimals of a result. A requested amount is whole: see `formatMoney`. */
  readonly decimals: 0 | 1 | 2;
};

/** The same setting as the editor stores it, with each part chosen separately. */
export interface MoneyFormatSetting {
  readonly groupSeparator: 'space' | 'comma' | 'dot' | 'apostrophe';
  readonly decimalSeparator: 'comma' | 'dot';
  readonly currencySymbol: string;
  readonly currencyPosition: MoneyFormat['currencyPosition'];
  readonly decimals: number;
}

/**
 * Returns the editor's setting if it is valid as a whole, else `fallback` (the site's own default), because a wrong amount on
 * a loan page is worse than an ignored setting.
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
