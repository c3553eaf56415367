import { countryOf } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { daysIn, monthWeeks, weekdayOf, weekdaysFrom } from '@/features/calendar/month-weeks';

it('January 2024: begins on a Monday, so its first week has no empty day', () => {
  expect(weekdayOf(2024, 1, 1)).toBe(1);
  expect(monthWeeks(2024, 1, 1)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('September 2024: begins on a Sunday, the last day of the week in Spain and the first in Mexico', () => {
  expect(monthWeeks(2024, 9, 1)[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(monthWeeks(2024, 9, 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('every month: takes four to six weeks of seven days each', () => {
  expect(monthWeeks(2021, 2, 1)).toHaveLength(4);
  expect(monthWeeks(2024, 1, 1)).toHaveLength(5);
  expect(monthWeeks(2024, 9, 1)).toHaveLength(6);
  for (let month = 1; month <= 12; month++) {
    const weeks = monthWeeks(2024, month, 1);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => day !== null)).toEqual(
      Array.from({ length: daysIn(2024, month) }, (_, index) => index + 1),
    );
  }
});

it('every day: stands under its own weekday, for each first day of the week', () => {
  for (const start of [1, 6, 7] as const) {
    const columns = weekdaysFrom(start);
    for (const week of monthWeeks(2026, 11, start)) {
      week.forEach((day, column) => {
        if (day !== null) expect(weekdayOf(2026, 11, day)).toBe(columns[column]);
      });
    }
  }
});

it('February: has 29 days in leap years only, also at the turn of centuries', () => {
  expect([2023, 2024, 1900, 2000].map((year) => daysIn(year, 2))).toEqual([28, 29, 28, 29]);
  expect(daysIn(99, 12)).toBe(31);
});

it('first day of the week: Monday in Spain, Sunday in Mexico', () => {
  expect(weekdaysFrom(countryOf('ES').weekStart)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekdaysFrom(countryOf('MX').weekStart)).toEqual([7, 1, 2, 3, 4, 5, 6]);
});
