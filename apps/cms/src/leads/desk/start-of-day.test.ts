import { addDays, countryCodes, countryOf, dateIn, toIsoDate } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day';

test.each([
  ['2026-11-20', 'Europe/Madrid', '2026-11-19T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
  ['2026-11-20', 'America/Mexico_City', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20', 'Asia/Manila', '2026-11-19T16:00:00.000Z'],
])('startOfDay: %s in %s begins at %s', (day, timeZone, instant) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  expect(startOfDay({ year, month, day: date }, timeZone).toISOString()).toBe(instant);
});

test.each(countryCodes)(
  'startOfDay: in %s every day of two years begins when the day before ends, also when clocks change',
  (code) => {
    const { timeZone } = countryOf(code);
    for (let offset = 0; offset < 730; offset += 1) {
      const day = addDays({ year: 2026, month: 1, day: 1 }, offset);
      const start = startOfDay(day, timeZone);
      expect(dateIn(timeZone, start)).toEqual(day);
      expect(dateIn(timeZone, new Date(start.getTime() - 1)), toIsoDate(day)).toEqual(addDays(day, -1));
    }
  },
);
