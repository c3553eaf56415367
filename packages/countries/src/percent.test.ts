import { type Locale, locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';
import { siteOfLocale } from './site.ts';

const percentOn = (locale: Locale, percent: number) => {
  const { percentSign, moneyFormat } = siteOfLocale(locale);
  return formatPercent(percent, percentSign, moneyFormat);
};

test.each([
  [36.5, '36,5\u00A0%'],
  [36, '36\u00A0%'],
  [0, '0\u00A0%'],
  [-0.001, '0\u00A0%'],
  [31.96, '31,96\u00A0%'],
  [1234.5, '1\u00A0234,5\u00A0%'],
])('formatPercent: es-ES writes %d as %s', (percent, text) => {
  expect(percentOn('es-ES', percent)).toBe(text);
});

test.each([
  ['es-MX', '36.5%'],
  ['vi-VN', '36,5%'],
  ['pl-PL', '36,5%'],
  ['en-PH', '36.5%'],
  ['ms-MY', '36.5%'],
  ['en-MY', '36.5%'],
  ['en-ZA', '36,5%'],
  ['ru-KZ', '36,5\u00A0%'],
  ['kk-KZ', '36,5%'],
  ['uk-UA', '36,5\u00A0%'],
  ['ru-UA', '36,5\u00A0%'],
] as const)('formatPercent: %s writes 36.5 as %s', (locale, text) => {
  expect(percentOn(locale, 36.5)).toBe(text);
});

/** Its norm differs from CLDR. */
const ofAnotherNorm: Locale = 'uk-UA';

test.each(locales.filter((locale) => locale !== ofAnotherNorm))(
  'formatPercent: %s puts the sign where Intl puts it',
  (locale) => {
    const intl = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.05);
    expect(percentOn(locale, 5)).toBe(intl.replace(/\s/u, '\u00A0'));
  },
);

test.each(locales)(
  'formatPercent: %s writes no ordinary space, so that a percentage never breaks across lines',
  (locale) => {
    expect(percentOn(locale, 12345.67)).not.toContain(' ');
  },
);
