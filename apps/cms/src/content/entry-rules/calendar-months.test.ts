import { expect, test } from 'vitest';
import { calendarProblems } from './calendar-months';

const spain = { locale: 'es-ES' };
const months = Array.from({ length: 12 }, () => ({}));
const fieldsOf = (draft: Parameters<typeof calendarProblems>[0], site = spain) =>
  calendarProblems(draft, site).map(({ path }) => path[0]);

test('a calendar with written months, or a computed one without, has no problem', () => {
  expect(fieldsOf({ isComputed: false, year: 2024, months })).toEqual([]);
  expect(fieldsOf({ isComputed: true, year: 2026, months: [] })).toEqual([]);
});

test('a calendar with neither, or with both, names the months', () => {
  expect(fieldsOf({ isComputed: false, year: 2024, months: [] })).toEqual(['months']);
  expect(fieldsOf({ isComputed: true, year: 2026, months })).toEqual(['months']);
});

test('a computed calendar of a year without holidays names the years that there are', () => {
  const [problem] = calendarProblems({ isComputed: true, year: 2031 }, spain);
  expect(problem?.path).toEqual(['year']);
  expect(problem?.message).toContain('2024, 2025, 2026, 2027');
});

test('every site has computed holidays, each of its own years', () => {
  const mexico = { locale: 'es-MX' };
  expect(fieldsOf({ isComputed: true, year: 2027, months: [] }, mexico)).toEqual([]);
  expect(calendarProblems({ isComputed: true, year: 2024 }, mexico)[0]?.message).toContain('2026, 2027');
});

test('a save of other fields says nothing about months', () => {
  expect(calendarProblems({ year: 2024 }, spain)).toEqual([]);
});
