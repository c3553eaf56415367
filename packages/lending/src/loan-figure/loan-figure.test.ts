import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentDecimals } from '../percent-of.ts';
import { loanFigure } from './loan-figure.ts';
import { parseLoanFigure } from './parse-loan-figure.ts';

const figureOf = (written: string, decimals: PaymentDecimals = 2) => {
  const figure = parseLoanFigure(written);
  if (!figure) throw new Error(`${written} is no figure`);
  const value = loanFigure(figure, decimals);
  return value.kind === 'money' ? value.cents / 100 : Number(value.percent.toFixed(2));
};

test.each([
  ['total 300 91d 36', 323.9],
  ['interest 300 91d 36', 23.9],
  ['total 300 120d 36', 331.91],
  ['nominal 300 91d 36', 31.96],
  ['apr 300 91d 10', 14.06],
  ['apr 300 91d 23.9', 36],
  ['total 300 91d 0', 300],
  // An effective rate of 12.6825 % is 1 % a month: the usual table of 1 000 in 12 instalments.
  ['instalment 1000 12m 12.6825', 88.85],
  ['nominal 1000 12m 12.6825', 12],
  ['instalment 1200 12m 0', 100],
  ['total 1200 12m 0', 1200],
  ['apr 1200 12m 0', 0],
] as const)('loanFigure: %s is %d', (written, expected) => {
  expect(figureOf(written)).toBeCloseTo(expected, 2);
});

test('loanFigure: the rate of a cost is the rate that the cost was computed with', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 2_000, max: 10_000 }),
    months: fc.integer({ min: 1, max: 60 }),
    percent: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(loans, ({ amount, months, percent }) => {
      const cost = figureOf(`interest ${amount} ${months}m ${percent}`).toFixed(2);
      expect(Math.abs(figureOf(`apr ${amount} ${months}m ${cost}`) - percent)).toBeLessThan(0.2);
    }),
  );
});

test('loanFigure: the total is the principal and the interest, for days and for months', () => {
  for (const loan of ['742.5 33d 27.5', '742.5 9m 27.5']) {
    expect(figureOf(`total ${loan}`)).toBeCloseTo(742.5 + figureOf(`interest ${loan}`), 2);
  }
});

test.each([
  ['total 300 91d 36', 324],
  ['interest 300 91d 36', 24],
  ['instalment 1000 12m 12.6825', 89],
  ['total 742.5 9m 27.5', 821],
  ['interest 742.5 9m 27.5', 78],
  ['nominal 300 91d 36', 31.96],
  ['apr 0.4 91d 10', figureOf('apr 0.4 91d 10')],
] as const)('loanFigure: without cents %s is %d', (written, expected) => {
  expect(figureOf(written, 0)).toBe(expected);
});

test.each([
  ...['', 'total', 'total 300 91 36', 'total 300 91d', 'total 300,5 91d 36', 'cost 300 91d 36', 'Total 300 91d 36'],
  ...['total 0 91d 36', 'total 300 0d 36', 'total 300 3651d 36', 'total 300 481m 36', 'total 300 91d 10001'],
  ...['total  300 91d 36', 'total -300 91d 36', 'total 300 91d 36 1', 'instalment 300 91d 36'],
])('parseLoanFigure: refuses %j', (written) => {
  expect(parseLoanFigure(written)).toBeNull();
});
