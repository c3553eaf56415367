import { expect, test } from 'vitest';
import { legalCapProblems } from './legal-caps';

const now = new Date('2026-11-26T12:00:00Z');
const offer = (nominalRatePercent: number) => ({
  minAmount: 1000,
  maxAmount: 5000,
  minDays: 7,
  maxDays: 30,
  cost: { repayment: 'single_payment', nominalRatePercent, openingFee: null },
});

test('an offer above a legal cap of its country is refused beside its cost, with a loan, the rule and its source', () => {
  expect(legalCapProblems(offer(366), 'uk-UA', now, null)).toEqual([
    {
      path: ['cost'],
      message: expect.stringMatching(
        /^«Cálculo del coste» supera un límite legal: un préstamo de .*1000 a 7 días no cumple «.*3498-IX».*desde 2024-08-21\)\. Baja/,
      ),
    },
  ]);
});

test('an offer at the cap, one before the law began, and one of a country without caps are accepted', () => {
  expect(legalCapProblems(offer(365), 'uk-UA', now, null)).toEqual([]);
  expect(legalCapProblems(offer(700), 'uk-UA', new Date('2024-08-20T12:00:00Z'), null)).toEqual([]);
  expect(legalCapProblems(offer(700), 'es-ES', now, null)).toEqual([]);
});

test.each([{ minDays: -3 }, { minDays: 7.5 }, { maxDays: 99_999 }, { minAmount: -5 }, { maxAmount: 1e20 }])(
  'an offer with the impossible %j is left to the check of the form',
  (changes) => expect(legalCapProblems({ ...offer(366), ...changes }, 'uk-UA', now, null)).toEqual([]),
);

test('an offer without a cost or without its terms has nothing to compare', () => {
  expect(legalCapProblems({ ...offer(700), cost: null }, 'uk-UA', now, null)).toEqual([]);
  expect(legalCapProblems({ ...offer(700), minDays: null }, 'uk-UA', now, null)).toEqual([]);
  expect(legalCapProblems(offer(700), 'xx', now, null)).toEqual([]);
});
