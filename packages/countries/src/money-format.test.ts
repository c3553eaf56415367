import { expect, test } from 'vitest';
import { type MoneyFormatSetting, moneyFormatOf } from './money-format.ts';
import { siteOfLocale } from './site.ts';

const spain = siteOfLocale('es-ES').moneyFormat;
const setting: MoneyFormatSetting = {
  groupSeparator: 'dot',
  decimalSeparator: 'comma',
  currencySymbol: 'EUR',
  currencyPosition: 'before_spaced',
  decimals: 0,
};

test("moneyFormatOf: returns the editor's setting instead of the site's default", () => {
  expect(moneyFormatOf(setting, spain)).toEqual(setting);
});

test('moneyFormatOf: returns the default without a setting', () => {
  expect(moneyFormatOf(null, spain)).toBe(spain);
  expect(moneyFormatOf(undefined, spain)).toBe(spain);
});

test.each([
  ['one mark for groups and decimals', { groupSeparator: 'comma' }],
  ['one mark for groups and decimals', { groupSeparator: 'dot', decimalSeparator: 'dot' }],
  ['an empty symbol', { currencySymbol: ' ' }],
  ['more decimals than cents', { decimals: 3 }],
] satisfies [string, Partial<MoneyFormatSetting>][])('moneyFormatOf: returns the default for %s', (_, change) => {
  expect(moneyFormatOf({ ...setting, ...change }, spain)).toBe(spain);
});
