import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateIn, parseCalendarDate, returnDate, toIsoDate } from './calendar-date.ts';
import { countryOf } from './registry.ts';

const date = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a date`);

describe('parseCalendarDate', () => {
  test('reads the date format of the CMS', () => {
    expect(parseCalendarDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  });

  test.each([
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    '12.12.2023',
    '2024-01-01T00:00:00Z',
    '',
    '0000-00-00',
  ])('refuses %s', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test('reads back every date that toIsoDate writes', () => {
    expect(toIsoDate(date('2026-03-07'))).toBe('2026-03-07');
  });
});

test('dateIn: returns the day in the time zone, whatever the clock of the server', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  expect(toIsoDate(dateIn(countryOf('ES').timeZone, instant))).toBe('2026-11-21');
  expect(toIsoDate(dateIn(countryOf('MX').timeZone, instant))).toBe('2026-11-20');
  expect(toIsoDate(dateIn(countryOf('UA').timeZone, instant))).toBe('2026-11-21');
});

describe('addDays', () => {
  test.each([
    ['2026-11-21', 91, '2027-02-20'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s plus %i days is %s', (from, days, to) => {
    expect(toIsoDate(addDays(date(from), days))).toBe(to);
  });

  test('is undone by adding the negative number of days', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (instant, days) => {
        const start = dateIn('UTC', instant);
        expect(addDays(addDays(start, days), -days)).toEqual(start);
      }),
    );
  });
});

test('returnDate: counts the days from the current day in the time zone of the borrower', () => {
  const now = new Date('2026-11-20T23:30:00Z');
  expect(toIsoDate(returnDate({ now, days: 91, timeZone: 'Europe/Madrid' }))).toBe('2027-02-20');
  expect(toIsoDate(returnDate({ now, days: 91, timeZone: 'America/Mexico_City' }))).toBe('2027-02-19');
});
