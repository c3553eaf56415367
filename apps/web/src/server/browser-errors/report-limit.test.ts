import { expect, it } from 'vitest';
import { ReportLimit } from '@/server/browser-errors/report-limit';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

it('ReportLimit: admits 10 reports of one visitor in a minute and states the waiting time of the next', () => {
  const limit = new ReportLimit();
  expect(times(10, () => limit.admit('192.0.2.7', 1_000))).toEqual(times(10, () => 0));
  expect(limit.admit('192.0.2.7', 31_000)).toBe(30);
  expect(limit.admit('192.0.2.8', 31_000)).toBe(0);
  expect(limit.admit('192.0.2.7', 61_000)).toBe(0);
});

it('ReportLimit: admits 600 reports of all visitors in a minute', () => {
  const limit = new ReportLimit();
  const waits = times(601, (index) => limit.admit(`192.0.2.${index}`, 1_000));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(600);
  expect(waits.at(-1)).toBe(60);
});
