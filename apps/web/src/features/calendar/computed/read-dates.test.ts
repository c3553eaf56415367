import { expect, it } from 'vitest';
import { readDates } from '@/features/calendar/computed/read-dates';

const span = { first: { year: 2024, month: 1, day: 1 }, last: { year: 2027, month: 12, day: 31 } };
const read = (from?: string, to?: string) => readDates({ from, to }, span);
const problems = (from?: string, to?: string) => {
  const reading = read(from, to);
  return [reading?.from.problem, reading?.to.problem];
};

it('reads two dates, as a browser sends them and as people write them', () => {
  const march = [
    { year: 2026, month: 3, day: 1 },
    { year: 2026, month: 3, day: 31 },
  ];
  for (const [from, to] of [
    ['2026-03-01', '2026-03-31'],
    ['1/3/2026', '31.03.2026'],
  ] as const) {
    expect([read(from, to)?.from.date, read(from, to)?.to.date]).toEqual(march);
    expect(problems(from, to)).toEqual([undefined, undefined]);
  }
});

it('says nothing while nobody has asked', () => {
  expect(readDates({ comunidad: 'madrid' }, span)).toBeUndefined();
});

it('keeps what was typed and says what is wrong with it', () => {
  expect(read('ayer', '2026-02-30')?.from).toEqual({ typed: 'ayer', problem: 'unreadable' });
  expect(problems('ayer', '2026-02-30')).toEqual(['unreadable', 'unreadable']);
  expect(problems('', '2026-02-03')).toEqual(['missing', undefined]);
  expect(problems('2026-02-03')).toEqual([undefined, 'missing']);
});

it('refuses dates before the first and after the last year, and one that comes before the first', () => {
  expect(problems('2023-12-31', '2028-01-01')).toEqual(['outside', 'outside']);
  expect(problems('2024-01-01', '2027-12-31')).toEqual([undefined, undefined]);
  expect(problems('2026-03-02', '2026-03-01')).toEqual([undefined, 'reversed']);
  expect(problems('2026-03-01', '2026-03-01')).toEqual([undefined, undefined]);
});
