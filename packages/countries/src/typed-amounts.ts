import { type Locale, locales } from '@prestafaro/types/country';
import type { NumberProblem } from './read-number.ts';
import { countryOf } from './registry.ts';
import { siteOfLocale } from './site.ts';

// The tests of every input of an amount use this table, here, in the web app and in the browser. No page imports it.

/** A text that somebody types or pastes into the field of an amount. */
export interface TypedAmount {
  readonly text: string;
  /** The number that the text means, or the reason why it is refused, for a field of whole numbers without bounds. */
  readonly meaning: number | NumberProblem;
}

type Row = readonly [text: string, meaning: TypedAmount['meaning']];

/** `¤` stands for the sign of the site's currency, `¤¤¤` for its code. */
const everywhere: readonly Row[] = [
  // Plain digits.
  ['500', 500],
  ['300', 300],
  ['1000', 1_000],
  ['12500', 12_500],
  ['0', 0],
  ['0500', 500],
  ['５００', 500],
  ['  500  ', 500],
  ['500\u200b', 500],
  ['\u200e500', 500],
  // Decimals that are zeros.
  ['500,00', 500],
  ['500.00', 500],
  ['500,0', 500],
  ['500.0', 500],
  ['500,', 500],
  ['500.', 500],
  ['3000,00', 3_000],
  ['3000.00', 3_000],
  ['12500,0', 12_500],
  // Thousands.
  ['1 000', 1_000],
  ['1\u00a0000', 1_000],
  ['1\u202f000', 1_000],
  ['1\u2009000', 1_000],
  ["1'000", 1_000],
  ['1’000', 1_000],
  ['12 500', 12_500],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1 000 000', 1_000_000],
  // Thousands and decimals.
  ['1.000,00', 1_000],
  ['1,000.00', 1_000],
  ['1 000,00', 1_000],
  ['1 000.00', 1_000],
  ["1'000.00", 1_000],
  ['12.500,0', 12_500],
  ['1.000.000,00', 1_000_000],
  // Currency signs and codes.
  ['¤500', 500],
  ['¤ 500', 500],
  ['500¤', 500],
  ['500 ¤', 500],
  ['500\u00a0¤', 500],
  ['¤¤¤ 500', 500],
  ['500 ¤¤¤', 500],
  ['¤1,000.00 ¤¤¤', 1_000],
  ['1.000,00\u00a0¤', 1_000],
  // Negative amounts.
  ['-5', -5],
  ['-500', -500],
  ['−500', -500],
  ['-¤500', -500],
  ['¤ -500', -500],
  // Fractions of the unit.
  ['300,50', 'not-whole'],
  ['300.50', 'not-whole'],
  ['12,5', 'not-whole'],
  ['1000,50', 'not-whole'],
  ['1.000,50', 'not-whole'],
  ['1,000.50', 'not-whole'],
  ['0,5', 'not-whole'],
  [',50', 'not-whole'],
  // Nothing.
  ['', 'missing'],
  ['   ', 'missing'],
  ['\u00a0', 'missing'],
  // No number, or none that is written in a customary way.
  ['-', 'invalid'],
  ['¤', 'invalid'],
  [',', 'invalid'],
  ['.', 'invalid'],
  ['abc', 'invalid'],
  ['1.0000', 'invalid'],
  ['1,00,0', 'invalid'],
  ['1.00.00', 'invalid'],
  ['10 00', 'invalid'],
  ['12 3456', 'invalid'],
  ['0.500', 'invalid'],
  ['1000.000', 'invalid'],
  ['1.000.50', 'invalid'],
  ['1,000,50', 'invalid'],
  ['1 000.000,00', 'invalid'],
  ['1.50,000', 'invalid'],
  ['1..000', 'invalid'],
  ['1 , 000', 'invalid'],
  ['500-600', 'invalid'],
  ['+500', 'invalid'],
  ['1e3', 'invalid'],
  ['0x64', 'invalid'],
  ['10²', 'invalid'],
  ['500½', 'invalid'],
  ['١٢٣', 'invalid'],
  ['5 mil', 'invalid'],
  ['5k', 'invalid'],
  ['NaN', 'invalid'],
  ['Infinity', 'invalid'],
  ['<script>', 'invalid'],
  ['9'.repeat(17), 'invalid'],
];

/** One group of three digits after one mark means thousands, unless the mark is the site's decimal separator. */
const byDecimalSeparator: Readonly<Record<'comma' | 'dot', readonly Row[]>> = {
  comma: [
    ['1.000', 1_000],
    ['12.500 ¤', 12_500],
    ['1,000', 'ambiguous'],
    ['¤1,000', 'ambiguous'],
    ['1,500', 'ambiguous'],
    ['1,000.', 'ambiguous'],
  ],
  dot: [
    ['1,000', 1_000],
    ['¤12,500', 12_500],
    ['1.000', 'ambiguous'],
    ['1.000 ¤', 'ambiguous'],
    ['1.500', 'ambiguous'],
    ['1.000,', 'ambiguous'],
  ],
};

/** The words of a currency, and its signs beside the official one. */
const ofLocale: Readonly<Record<Locale, readonly Row[]>> = {
  'es-ES': [
    ['300 euros', 300],
    ['1.000 Euros', 1_000],
    ['300$', 'invalid'],
  ],
  'es-MX': [
    ['$500 MXN', 500],
    ['500 pesos', 500],
    ['MX$ 500.00', 500],
    ['$5,000.00 M.N.', 5_000],
    ['500 €', 'invalid'],
  ],
  'vi-VN': [
    ['5.000.000đ', 5_000_000],
    ['5.000.000 VNĐ', 5_000_000],
    ['500000 đồng', 500_000],
    ['5 triệu', 'invalid'],
    ['500k', 'invalid'],
  ],
  'pl-PL': [
    ['1 000,00 ZŁ', 1_000],
    ['1000 zl', 1_000],
    ['1000 złotych', 1_000],
    ['1 tys. zł', 'invalid'],
  ],
  'en-PH': [
    ['P20,000', 20_000],
    ['Php 5,000.00', 5_000],
    ['5000 pesos', 5_000],
    ['5k pesos', 'invalid'],
  ],
  'ms-MY': [
    ['RM1,200.00', 1_200],
    ['rm 500', 500],
    ['500 ringgit', 500],
    ['5 ribu', 'invalid'],
  ],
  'en-MY': [
    ['RM1,200.00', 1_200],
    ['rm 500', 500],
    ['500 ringgit', 500],
    ['5k', 'invalid'],
  ],
  'en-ZA': [
    ['R500', 500],
    ['R 12 500,00', 12_500],
    ['R12 500.00', 12_500],
    ['500 rand', 500],
    ['R1,000', 'ambiguous'],
  ],
  'ru-KZ': [
    ['50 000 тг', 50_000],
    ['50000 тенге', 50_000],
    ['50 000 тг.', 50_000],
    ['50 тыс', 'invalid'],
  ],
  'kk-KZ': [
    ['50 000 тг', 50_000],
    ['50000 теңге', 50_000],
    ['50 000,00 теңге', 50_000],
    ['50 мың', 'invalid'],
  ],
  'uk-UA': [
    ['3000 грн', 3_000],
    ['3 000,00 грн.', 3_000],
    ['3000 гривень', 3_000],
    ['1ʼ000', 1_000],
    ['3 тис. грн', 'invalid'],
  ],
  'ru-UA': [
    ['3000 грн', 3_000],
    ['3000 гривен', 3_000],
    ['3 000 ГРН', 3_000],
    ['3 тыс. грн', 'invalid'],
  ],
};

/** At least 60 amounts as visitors of a site type and paste them. */
export function typedAmounts(locale: Locale): readonly TypedAmount[] {
  const { country, moneyFormat } = siteOfLocale(locale);
  const rows = [...everywhere, ...byDecimalSeparator[moneyFormat.decimalSeparator], ...ofLocale[locale]];
  return rows.map(([text, meaning]) => ({
    text: text.replace('¤¤¤', countryOf(country).currency).replace('¤', moneyFormat.currencySymbol),
    meaning,
  }));
}

/** Every site with its texts. */
export const sitesWithTypedAmounts = locales.map((locale) => [locale, typedAmounts(locale)] as const);
