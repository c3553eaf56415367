import { describe, expect, test } from 'vitest';
import { readWallTime, showWallTime } from './wall-clock';

const read = (timeZone: string, day: string, time: string) => readWallTime(timeZone, day, time);
const instant = (iso: string, isTwice = false) => ({ kind: 'instant', instant: new Date(iso), isTwice });

describe('readWallTime', () => {
  test.each([
    ['Europe/Madrid in winter', 'Europe/Madrid', '2026-11-27', '09:30', '2026-11-27T08:30:00Z'],
    ['Europe/Madrid in summer', 'Europe/Madrid', '2026-07-01', '09:30', '2026-07-01T07:30:00Z'],
    ['midnight', 'Europe/Madrid', '2026-07-01', '00:00', '2026-06-30T22:00:00Z'],
    ['Mexico, which has no summer time', 'America/Mexico_City', '2026-07-01', '23:59', '2026-07-02T05:59:00Z'],
    ['Almaty, at UTC+5 since 2024', 'Asia/Almaty', '2026-07-01', '09:30', '2026-07-01T04:30:00Z'],
    ['29 February', 'Asia/Manila', '2028-02-29', '08:00', '2028-02-29T00:00:00Z'],
  ])('gives the instant in %s', (_name, timeZone, day, time, iso) => {
    expect(read(timeZone, day, time)).toEqual(instant(iso));
  });

  test.each(['02:00', '02:30', '02:59'])('names the next valid time for %s, which Madrid skips in spring', (time) => {
    const skipped = { kind: 'skipped', next: '03:00', nextDay: '2027-03-28' };
    expect(read('Europe/Madrid', '2027-03-28', time)).toEqual(skipped);
  });

  test('names the next valid time where the clocks skip the hour after 03:00', () => {
    expect(read('Europe/Kyiv', '2027-03-28', '03:15')).toMatchObject({ kind: 'skipped', next: '04:00' });
  });

  test('gives the minutes right before and after a skipped hour', () => {
    expect(read('Europe/Madrid', '2027-03-28', '01:59')).toEqual(instant('2027-03-28T00:59:00Z'));
    expect(read('Europe/Madrid', '2027-03-28', '03:00')).toEqual(instant('2027-03-28T01:00:00Z'));
  });

  test.each([
    ['02:00', '2026-10-25T00:00:00Z'],
    ['02:59', '2026-10-25T00:59:00Z'],
  ])('gives the first instant of %s, which Madrid has twice in autumn', (time, iso) => {
    expect(read('Europe/Madrid', '2026-10-25', time)).toEqual(instant(iso, true));
  });

  test('gives the minutes right before and after a repeated hour as unique', () => {
    expect(read('Europe/Madrid', '2026-10-25', '01:59')).toEqual(instant('2026-10-24T23:59:00Z'));
    expect(read('Europe/Madrid', '2026-10-25', '03:00')).toEqual(instant('2026-10-25T02:00:00Z'));
  });
});

test('showWallTime: gives the day and the time of the time zone', () => {
  expect(showWallTime('America/Mexico_City', new Date('2026-11-27T03:05:00Z'))).toEqual({
    day: '2026-11-26',
    time: '21:05',
  });
});
