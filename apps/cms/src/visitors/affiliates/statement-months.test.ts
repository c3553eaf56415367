import { expect, test } from 'vitest';
import { monthsBetween } from './statement-months';

test('monthsBetween: lists the months from the newest to the first, over the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
});

test('monthsBetween: ends after two years', () => {
  const months = monthsBetween('2020-01', '2026-02');
  expect([months.length, months.at(-1)]).toEqual([24, '2024-03']);
});
