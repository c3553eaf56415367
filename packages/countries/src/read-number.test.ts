import { locales } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyNames } from './currency-names.ts';
import { formatMoney } from './money.ts';
import { formatNumber } from './number.ts';
import { type NumberProblem, type NumberRules, readNumber } from './read-number.ts';
import { countryOf } from './registry.ts';
import { siteOfLocale } from './site.ts';
import { sitesWithTypedAmounts } from './typed-amounts.ts';

const unbounded = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

function rulesOf(locale: (typeof locales)[number], rules: Partial<NumberRules> = {}): NumberRules {
  const { country, moneyFormat } = siteOfLocale(locale);
  const { decimalSeparator } = moneyFormat;
  return { ...unbounded, decimalSeparator, units: currencyNames(countryOf(country)), ...rules };
}

/** The number that a text is read as, or the problem. */
function meaningOf(text: string, rules: NumberRules): number | NumberProblem {
  const reading = readNumber(text, rules);
  return reading.ok ? reading.value : reading.problem;
}

describe.each(sitesWithTypedAmounts)('the amounts that visitors of %s type', (locale, amounts) => {
  test('are at least 60 different texts', () => {
    expect(new Set(amounts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(amounts)('readNumber: "$text" is $meaning', ({ text, meaning }) => {
    expect(meaningOf(text, rulesOf(locale))).toBe(meaning);
  });
});

describe('readNumber: bounds', () => {
  const rules = rulesOf('es-ES', { min: 100, max: 1_000 });

  test.each([
    ['100', 100],
    ['1.000,00', 1_000],
    ['99', 'too-low'],
    ['99,99', 'too-low'],
    ['-5', 'too-low'],
    ['1001', 'too-high'],
    ['1000,50', 'too-high'],
    ['500,50', 'not-whole'],
  ])('"%s" from 100 to 1 000 is %s', (text, meaning) => {
    expect(meaningOf(text, rules)).toBe(meaning);
  });
});

describe('readNumber: rates, which have decimals', () => {
  const rules = rulesOf('es-ES', { min: 0, max: 36, hasDecimals: true, units: ['%'] });

  test.each([
    ['7,99 %', 7.99],
    ['7.99', 7.99],
    ['18', 18],
    ['8,', 8],
    [',5', 0.5],
    ['0', 0],
    ['-1', 'too-low'],
    ['36,01', 'too-high'],
    ['7,999', 'ambiguous'],
    ['7.999', 'too-high'],
    ['siete', 'invalid'],
    ['%', 'invalid'],
    ['', 'missing'],
  ])('"%s" is %s', (text, meaning) => {
    expect(meaningOf(text, rules)).toBe(meaning);
  });
});

const locale = fc.constantFrom(...locales);
const groupMark = fc.constantFrom('', ' ', '\u00a0', '\u202f', '.', ',', "'", '’');
const decimalMark = fc.constantFrom('.', ',');

/** A number as some country writes it: the whole units in groups, and the hundredths if there is a decimal mark. */
function written(whole: number, hundredths: string, marks: { group: string; decimal: string }): string {
  const groups = String(whole).replace(/\B(?=(\d{3})+$)/g, marks.group);
  return hundredths === '' ? groups : groups + marks.decimal + hundredths;
}

test('readNumber: reads an amount written in any customary way as itself, or refuses it', () => {
  const hundredths = fc.constantFrom('', '0', '00', '5', '05', '50', '99');
  const unit = fc.constantFrom('', '€', '$', 'R', 'грн', 'EUR');
  fc.assert(
    fc.property(
      ...([locale, fc.nat(999_999_999_999), hundredths, groupMark, decimalMark, unit, fc.boolean()] as const),
      (site, whole, fraction, group, decimal, sign, isBefore) => {
        fc.pre(group !== decimal);
        const number = written(whole, fraction, { group, decimal });
        const text = isBefore ? `${sign} ${number}` : `${number} ${sign}`;
        const meaning = meaningOf(text, rulesOf(site, { hasDecimals: true, units: [sign] }));
        const isOneGroup = fraction === '' && whole >= 1_000 && whole < 1_000_000;
        if (meaning === 'ambiguous') expect(isOneGroup && /[.,]/.test(group)).toBe(true);
        else expect(meaning).toBe(Number(`${whole}.${fraction || 0}`));
      },
    ),
  );
});

test('readNumber: reads every amount that a site writes', () => {
  fc.assert(
    fc.property(locale, fc.nat(1_000_000_000), (site, amount) => {
      const { moneyFormat } = siteOfLocale(site);
      const options = { decimals: 'unless-whole' } as const;
      for (const text of [
        formatMoney(amount * 100, moneyFormat),
        formatMoney(amount * 100, moneyFormat, options),
        formatNumber(amount, moneyFormat),
        formatNumber(amount, moneyFormat, { minimumDecimals: 2 }),
        String(amount),
      ]) {
        expect(meaningOf(text, rulesOf(site)), text).toBe(amount);
      }
    }),
  );
});

test('readNumber: never throws, and gives a number within the bounds or a problem, for any text', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-€$ .,'0-9]{0,20}$/));
  fc.assert(
    fc.property(locale, text, fc.boolean(), (site, typed, hasDecimals) => {
      const meaning = meaningOf(typed, rulesOf(site, { min: 100, max: 1_000, hasDecimals }));
      if (typeof meaning === 'string') return;
      expect(meaning).toBeGreaterThanOrEqual(100);
      expect(meaning).toBeLessThanOrEqual(1_000);
      expect(hasDecimals || Number.isInteger(meaning)).toBe(true);
    }),
  );
});

test('readNumber: drops no digit of a text that it reads', () => {
  fc.assert(
    fc.property(locale, fc.stringMatching(/^[ .,'0-9]{1,16}$/), (site, typed) => {
      const meaning = meaningOf(typed, rulesOf(site, { hasDecimals: true }));
      if (typeof meaning === 'string') return;
      const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
      const read = meaning.toFixed(2).replace('.', '').replace(/^0+/, '');
      expect([digits, `${digits}0`, `${digits}00`]).toContain(read);
    }),
  );
});
