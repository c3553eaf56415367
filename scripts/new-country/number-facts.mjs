// @ts-check

/** @typedef {'space' | 'dot' | 'comma' | 'apostrophe'} Mark */

/** @type {Readonly<Record<string, Mark>>} */
const MARKS = { '.': 'dot', ',': 'comma', '’': 'apostrophe', "'": 'apostrophe' };

/**
 * How a language writes money, by CLDR.
 * @param {string} locale
 * @param {string} currency
 */
export function moneyFormatOf(locale, currency) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(12_345_678.9);
  const partOf = (/** @type {string} */ type) => parts.find((part) => part.type === type)?.value ?? '';
  const symbolAt = parts.findIndex(({ type }) => type === 'currency');
  const isBefore = symbolAt < parts.findIndex(({ type }) => type === 'integer');
  const isSpaced = parts[symbolAt + 1]?.type === 'literal';
  const decimals = Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 2);
  return {
    groupSeparator: markOf(partOf('group')),
    // A currency without decimals shows no mark: it is that of the language's numbers.
    decimalSeparator: markOf(
      new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '',
    ),
    currencySymbol: partOf('currency'),
    currencyPosition: isBefore ? (isSpaced ? 'before_spaced' : 'before') : 'after',
    decimals,
  };
}

/** @param {string} character @returns {Mark} */
const markOf = (character) => MARKS[character] ?? 'space';

/** @param {string} locale @returns {'%' | '\u00a0%'} */
export function percentSignOf(locale) {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5);
  return parts.some(({ type }) => type === 'literal') ? '\u00a0%' : '%';
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'];

/** @param {string} language @returns {string[]} the plural categories of CLDR beside `other` */
export function pluralCategoriesOf(language) {
  const has = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return CATEGORIES.filter((category) => /** @type {string[]} */ (has).includes(category));
}

/** @param {string} country @returns {number} 1 is Monday, 7 is Sunday */
export function weekStartOf(country) {
  const locale = /** @type {{ weekInfo?: { firstDay: number }, getWeekInfo?: () => { firstDay: number } }} */ (
    /** @type {unknown} */ (new Intl.Locale(`und-${country}`))
  );
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
