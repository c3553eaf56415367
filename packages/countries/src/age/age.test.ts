import { countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateIn, isBefore, parseCalendarDate, toIsoDate } from '../calendar-date.ts';
import { countryOf } from '../registry.ts';
import { ageOn } from './age-on.ts';
import { checkBirthDate } from './check-birth-date.ts';
import { latestBirthDate } from './latest-birth-date.ts';
import { minAgeOf } from './min-age.ts';
import { todayIn } from './today-in.ts';

const date = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a date`);
const anyDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((instant) => dateIn('UTC', instant));

describe('ageOn', () => {
  test.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-12-31', '2026-01-01', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-20', '2026-11-20', 0],
  ])('birth on %s: on %s the age is %i', (birthDate, day, age) => {
    expect(ageOn(date(birthDate), date(day))).toBe(age);
  });

  test('never decreases, and grows by one a year', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (birthDate, day) => {
        const years = ageOn(birthDate, day);
        expect(ageOn(birthDate, addDays(day, 1)) - years).toBeOneOf([0, 1]);
        expect(ageOn(birthDate, addDays(day, 366)) - years).toBeOneOf([1, 2]);
      }),
    );
  });
});

test('minAgeOf: is 18 in every country', () => {
  expect(countryCodes.map((country) => minAgeOf(country))).toEqual(countryCodes.map(() => 18));
  expect(minAgeOf('ZA', date('2026-11-20'))).toBe(18);
});

test('checkBirthDate: a birthday begins at midnight in the time zone of the country', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  expect(toIsoDate(todayIn('ES', instant))).toBe('2026-11-21');
  expect(toIsoDate(todayIn('MX', instant))).toBe('2026-11-20');
  const birthDate = date('2008-11-21');
  expect(checkBirthDate(birthDate, countryOf('ES').law, todayIn('ES', instant))).toEqual({ ok: true, age: 18 });
  expect(checkBirthDate(birthDate, countryOf('MX').law, todayIn('MX', instant))).toEqual({
    ok: false,
    problem: 'under-age',
  });
});

describe('checkBirthDate', () => {
  test.each([
    ['2026-11-21', 'future'],
    ['2026-11-20', 'under-age'],
    ['2008-11-21', 'under-age'],
    ['1905-11-20', 'too-long-ago'],
  ] as const)('refuses %s as "%s"', (birthDate, problem) => {
    expect(checkBirthDate(date(birthDate), countryOf('ES').law, date('2026-11-20'))).toEqual({ ok: false, problem });
  });

  test('accepts the latest birth date and refuses the day after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), anyDay, (country, today) => {
        const latest = latestBirthDate(country, today);
        expect(checkBirthDate(latest, countryOf(country).law, today).ok).toBe(true);
        expect(checkBirthDate(addDays(latest, 1), countryOf(country).law, today)).toEqual({
          ok: false,
          problem: 'under-age',
        });
      }),
    );
  });

  test('latestBirthDate: returns an existing day when today is 29 February', () => {
    expect(toIsoDate(latestBirthDate('ES', date('2028-02-29')))).toBe('2010-02-28');
  });
});

test('isBefore: is true for an earlier day and false for the same day', () => {
  expect(isBefore(date('2026-11-20'), date('2026-11-21'))).toBe(true);
  expect(isBefore(date('2026-11-20'), date('2026-11-20'))).toBe(false);
});
