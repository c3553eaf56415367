import { expect, test } from 'vitest';
import { daysBetween, lastDays, periodProblem } from './report-period';

test('lastDays: ends today and has so many days, over the end of a month', () => {
  const period = lastDays(7, { year: 2026, month: 3, day: 3 });
  expect(period).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(daysBetween(period)).toHaveLength(7);
});

test.each([
  ['2026-03-01', '2026-03-01', null],
  ['2025-03-01', '2026-03-01', null],
  ['2025-02-28', '2026-03-01', 'más de 366 días'],
  ['2026-03-02', '2026-03-01', 'acaba antes de empezar'],
  ['2026-02-30', '2026-03-01', 'dos días'],
  ['', '2026-03-01', 'dos días'],
])('periodProblem: from "%s" to "%s" is %j', (from, to, expected) => {
  const problem = periodProblem({ from, to });
  if (expected === null) expect(problem).toBeNull();
  else expect(problem).toContain(expected);
});
