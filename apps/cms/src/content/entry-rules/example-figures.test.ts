import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, test } from 'vitest';
import { exampleProblems } from './example-figures';

const example = {
  amount: 1000,
  days: 90,
  nominalRatePercent: 12,
  aprPercent: 52.46,
  feeAmount: 80,
  totalRepayable: 1109.59,
};
const problemsOf = (changes: object) =>
  exampleProblems({ representativeExamples: [{ ...example, ...changes }] }, 'es-ES');

test('an example whose figures follow from each other is accepted, with and without fees (R2)', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ feeAmount: null, aprPercent: 12.55, totalRepayable: 1029.59 })).toEqual([]);
});

test('a total that leaves out the fees is refused beside its field, with the right one', () => {
  expect(problemsOf({ totalRepayable: 1029.59 })).toEqual([
    {
      path: ['representativeExamples', '0', 'totalRepayable'],
      message: expect.stringContaining(
        '«Total a devolver» es 1029,59, y de las otras cifras del ejemplo sale 1109,59.',
      ),
    },
  ]);
});

test('a yearly cost that is only the nominal rate is refused beside its field, with the right one', () => {
  const [problem] = problemsOf({ aprPercent: 12 });
  expect(problem?.path).toEqual(['representativeExamples', '0', 'aprPercent']);
  expect(problem?.message).toContain('«TAE (%)» es 12, y de las otras cifras del ejemplo sale 52,46.');
});

test.each([{ days: 0 }, { days: -4 }, { days: 1.5 }, { amount: -3 }, { amount: 1e20 }, { nominalRatePercent: -2 }])(
  'an example with the impossible %j is left to the check of the form',
  (changes) => expect(problemsOf(changes)).toEqual([]),
);

test('an example that misses a figure is left to the message about it', () => {
  expect(problemsOf({ days: null })).toEqual([]);
  expect(exampleProblems({}, 'es-ES')).toEqual([]);
});

describe('where nobody pays cents', () => {
  const whole = { ...example, amount: 3_000_000, nominalRatePercent: 18.65, aprPercent: 20, feeAmount: null };
  const totals = (totalRepayable: number, moneyFormat?: object) =>
    exampleProblems({ representativeExamples: [{ ...whole, totalRepayable }], moneyFormat }, 'vi-VN');

  test('an example states a whole total, as the web app calculates it', () => {
    expect(totals(3_137_959)).toEqual([]);
    expect(totals(3_137_958.9).map(({ message }) => message)).toEqual([
      expect.stringContaining('«Total a devolver» es 3137958,9, y de las otras cifras del ejemplo sale 3137959.'),
    ]);
  });

  test('the decimals are those of the settings with the example, unless their format is incomplete', () => {
    const withCents = { ...siteOfLocale('vi-VN').moneyFormat, decimals: 2 };
    expect(totals(3_137_958.9, withCents)).toEqual([]);
    expect(totals(3_137_959, { decimals: 2, currencySymbol: null })).toEqual([]);
  });
});
