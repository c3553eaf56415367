import { type CalendarDate, parseCalendarDate } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { countDays, countMonth, dayKind } from '@/features/calendar/computed/day-kind';
import { longWeekends } from '@/features/calendar/computed/long-weekends';

const day = (iso: string) => parseCalendarDate(iso) as CalendarDate;
/** 2024, national: 1 and 6 January, 8 December is a Sunday. */
const national2024 = new Set(
  ['01-01', '01-06', '03-29', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'].map(
    (date) => `2024-${date}`,
  ),
);

it('a holiday on a Saturday or a Sunday is a day of the weekend', () => {
  expect(dayKind(day('2024-01-06'), national2024)).toBe('weekend');
  expect(dayKind(day('2024-01-01'), national2024)).toBe('holiday');
  expect(dayKind(day('2024-01-02'), national2024)).toBe('working');
});

it('the months of 2024 have the figures of the national calendar, and add up to 366 days', () => {
  const months = Array.from({ length: 12 }, (_, index) => countMonth(2024, index + 1, national2024));
  expect(months.map(({ working, holiday, weekend }) => `${working}/${holiday}/${weekend}`)).toEqual([
    ...['22/1/8', '21/0/8', '20/1/10', '22/0/8', '22/1/8', '20/0/10'],
    ...['23/0/8', '21/1/9', '21/0/9', '23/0/8', '20/1/9', '20/2/9'],
  ]);
  expect(months.reduce((sum, { working, holiday, weekend }) => sum + working + holiday + weekend, 0)).toBe(366);
});

it('both dates count: one day is one day, and the turn of a year is crossed', () => {
  expect(countDays(day('2024-01-02'), day('2024-01-02'), national2024)).toEqual({ working: 1, holiday: 0, weekend: 0 });
  expect(countDays(day('2024-12-30'), day('2025-01-05'), new Set(['2025-01-01']))).toEqual({
    working: 4,
    holiday: 1,
    weekend: 2,
  });
});

it('a holiday on a Friday or a Monday makes a long weekend of three days', () => {
  expect(longWeekends(new Set(['2024-11-01']))).toEqual([
    { holiday: day('2024-11-01'), from: day('2024-11-01'), to: day('2024-11-03'), days: 3 },
  ]);
});

it('holidays beside each other make one long weekend, listed once', () => {
  expect(longWeekends(new Set(['2026-04-02', '2026-04-03', '2026-04-06']))).toEqual([
    { holiday: day('2026-04-02'), from: day('2026-04-02'), to: day('2026-04-06'), days: 5 },
  ]);
});

it('a holiday on a Thursday needs the Friday, and one on a Tuesday the Monday', () => {
  expect(longWeekends(new Set(['2024-08-15']))).toEqual([
    { holiday: day('2024-08-15'), from: day('2024-08-15'), to: day('2024-08-18'), days: 4, bridge: day('2024-08-16') },
  ]);
  expect(longWeekends(new Set(['2026-12-08']))[0]?.bridge).toEqual(day('2026-12-07'));
});

it('a holiday on a Wednesday or in a weekend makes none', () => {
  expect(longWeekends(new Set(['2024-05-01', '2024-10-12', '2024-12-08']))).toEqual([]);
});
