import { expect, test } from 'vitest';
import { problemsOfExample, type RepresentativeExample } from './representative-example.ts';

const standard: RepresentativeExample = {
  principalCents: 300_00,
  days: 91,
  nominalRatePercent: 31.96,
  aprPercent: 36,
  totalCents: 323_90,
  decimals: 2,
};

test("problemsOfExample: accepts the specification's promotional example, 300 € over 67 days for 300 €", () => {
  const free = { principalCents: 300_00, days: 67, nominalRatePercent: 0, aprPercent: 0, totalCents: 300_00 };
  expect(problemsOfExample({ ...free, decimals: 2 })).toEqual([]);
});

test('problemsOfExample: accepts the standard example', () => {
  expect(problemsOfExample(standard)).toEqual([]);
});

test('problemsOfExample: counts fees in the total and in the APR', () => {
  expect(problemsOfExample({ ...standard, feesCents: 10_00 }).map((problem) => problem.figure)).toEqual([
    'totalCents',
    'aprPercent',
  ]);
  expect(problemsOfExample({ ...standard, feesCents: 10_00, totalCents: 333_90, aprPercent: 53.6 })).toEqual([]);
});

test('problemsOfExample: reports a total that is a cent off, with the right one', () => {
  expect(problemsOfExample({ ...standard, totalCents: 323_91 })).toEqual([
    { figure: 'totalCents', published: 323_91, computed: 323_90 },
  ]);
});

test('problemsOfExample: without cents reports a total with cents, and counts a fee as a whole number of units', () => {
  const whole = { ...standard, totalCents: 324_00, aprPercent: 36.16, decimals: 0 } as const;
  expect(problemsOfExample(whole)).toEqual([]);
  expect(problemsOfExample({ ...whole, totalCents: 323_90 })).toEqual([
    { figure: 'totalCents', published: 323_90, computed: 324_00 },
  ]);
  expect(problemsOfExample({ ...whole, feesCents: 9_50, totalCents: 334_00, aprPercent: 53.8 })).toEqual([]);
});

test('problemsOfExample: reports a nominal rate in place of the APR', () => {
  const [problem] = problemsOfExample({ ...standard, aprPercent: 31.96 });
  expect(problem).toMatchObject({ figure: 'aprPercent', published: 31.96 });
  expect(problem?.computed).toBeCloseTo(36, 1);
});

test('problemsOfExample: reports NaN as APR', () => {
  expect(problemsOfExample({ ...standard, aprPercent: Number.NaN })).toHaveLength(1);
});
