import { expect, test } from 'vitest';
import type { Problem } from './problem';
import { lenderProblems, offerProblems } from './ranges';

const messages = (problems: readonly Problem[]) => problems.map(({ message }) => message);

const offer = { minAmount: 100, maxAmount: 1000, minDays: 61, maxDays: 61, cost: { nominalRatePercent: 30 } };

test('offerProblems: accepts a consistent offer and one with few known figures', () => {
  expect(offerProblems(offer)).toEqual([]);
  expect(offerProblems({ minAmount: null, maxAmount: 1000 })).toEqual([]);
  expect(offerProblems({})).toEqual([]);
});

test.each([
  [{ minAmount: 2000 }, '«Importe mínimo» es 2000 y supera a «Importe máximo», que es 1000. Cambia uno de los dos.'],
  [{ minDays: 62 }, '«Plazo mínimo (días)» es 62 y supera a «Plazo máximo (días)», que es 61. Cambia uno de los dos.'],
])('offerProblems: refuses %o with "%s"', (change, message) => {
  expect(messages(offerProblems({ ...offer, ...change }))).toEqual([message]);
});

test('offerProblems: refuses a free first loan with only an amount or only a number of days', () => {
  const problem = [
    'En «Cálculo del coste», «Primero gratis, hasta» y «Primero gratis, días» van juntos. Rellena los dos o deja los dos vacíos.',
  ];
  expect(messages(offerProblems({ cost: { firstLoanFreeUpTo: 300, firstLoanFreeDays: null } }))).toEqual(problem);
  expect(messages(offerProblems({ cost: { firstLoanFreeDays: 61 } }))).toEqual(problem);
  expect(offerProblems({ cost: { firstLoanFreeDays: 61 } })[0]?.path).toEqual(['cost', 'firstLoanFreeUpTo']);
  expect(offerProblems({ cost: { firstLoanFreeUpTo: 300, firstLoanFreeDays: 61 } })).toEqual([]);
});

test('lenderProblems: refuses a range whose minimum exceeds its maximum', () => {
  const conditions = {
    minAmount: 2,
    maxAmount: 1,
    minDays: 2,
    maxDays: 1,
    tinFromPercent: 0.5,
    tinToPercent: 0.4,
    aprFromPercent: 2,
    aprToPercent: 1,
  };
  expect(messages(lenderProblems({ conditions }))).toEqual([
    'En «Condiciones», «Importe mínimo» es 2 y supera a «Importe máximo», que es 1. Cambia uno de los dos.',
    'En «Condiciones», «Plazo mínimo (días)» es 2 y supera a «Plazo máximo (días)», que es 1. Cambia uno de los dos.',
    'En «Condiciones», «TIN desde (%)» es 0,5 y supera a «TIN hasta (%)», que es 0,4. Cambia uno de los dos.',
    'En «Condiciones», «TAE desde (%)» es 2 y supera a «TAE hasta (%)», que es 1. Cambia uno de los dos.',
  ]);
  expect(lenderProblems({ conditions: { minAmount: 1, maxAmount: 2, aprToPercent: 36 } })).toEqual([]);
  expect(lenderProblems({})).toEqual([]);
});
