import { countryOf, siteOfLocale } from '@prestafaro/countries';
import { sitesWithTypedAmounts, type TypedAmount } from '@prestafaro/countries/typed-amounts';
import { describe, expect, test } from 'vitest';
import { readDays, readIncome, readLoanAmount } from './read-loan.ts';
import type { AnswerReader, ReadForm } from './reading.ts';

const limits = { minAmount: 100, maxAmount: 20_000, minDays: 100, maxDays: 20_000 };

/** The problem of a number that is read but lies outside of the bounds. */
function within(meaning: TypedAmount['meaning'], min: number, max: number): TypedAmount['meaning'] {
  if (typeof meaning === 'string') return meaning;
  if (meaning < min) return 'too-low';
  return meaning > max ? 'too-high' : meaning;
}

describe.each(sitesWithTypedAmounts)('the answers of an applicant of %s', (locale, amounts) => {
  const { country, moneyFormat } = siteOfLocale(locale);
  const form: ReadForm = {
    country: countryOf(country),
    today: { year: 2026, month: 11, day: 20 },
    limits,
    decimalSeparator: moneyFormat.decimalSeparator,
    textOf: () => '',
  };
  const answer = (reader: AnswerReader<number>, text: string) => {
    const reading = reader(text, form);
    return reading.ok ? reading.value : reading.code;
  };

  test.each(amounts.filter(({ meaning }) => meaning !== 'not-whole'))(
    'the amount and the income "$text" are $meaning, or outside of the bounds',
    ({ text, meaning }) => {
      expect(answer(readLoanAmount, text)).toBe(within(meaning, 100, 20_000));
      expect(answer(readIncome, text)).toBe(within(meaning, 0, 1_000_000_000));
    },
  );

  test('no amount, income or term with a fraction is read', () => {
    for (const { text } of amounts.filter(({ meaning }) => meaning === 'not-whole')) {
      for (const reader of [readLoanAmount, readIncome, readDays]) {
        expect(answer(reader, text), text).toMatch(/^(too-low|not-whole)$/);
      }
    }
  });
});

test('readDays: reads whole days, however they are written, and no currency', () => {
  const form: ReadForm = {
    ...{ country: countryOf('ES'), decimalSeparator: 'comma', today: { year: 2026, month: 11, day: 20 } },
    ...{ limits: { ...limits, minDays: 91, maxDays: 1_200 }, textOf: () => '' },
  };
  const answers = ['91', '91,0', '1.095', '91,5', '90', '1201', '91 €'].map((text) => readDays(text, form));
  expect(answers.map((reading) => (reading.ok ? reading.value : reading.code))).toEqual([
    ...[91, 91, 1095, 'not-whole', 'too-low', 'too-high', 'invalid'],
  ]);
});
