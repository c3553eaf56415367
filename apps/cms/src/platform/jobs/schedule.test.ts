import { describe, expect, test } from 'vitest';
import { dailyAt, everyMinute, everyMinutes, hourlyAt } from './schedule';

const at = (day: number, hour: number, minute: number, second = 0) => new Date(2026, 2, day, hour, minute, second);

describe('dailyAt', () => {
  test('gives the time of the same day before it, and of the next day at it and after it', () => {
    const schedule = dailyAt(3, 17);
    expect(schedule(at(1, 3, 16, 59))).toEqual(at(1, 3, 17));
    expect(schedule(at(1, 3, 17))).toEqual(at(2, 3, 17));
    expect(schedule(at(1, 23, 59))).toEqual(at(2, 3, 17));
  });
});

describe('hourlyAt', () => {
  test('gives the minute of the same hour before it, and of the next hour at it and after it', () => {
    const schedule = hourlyAt(7);
    expect(schedule(at(1, 3, 6, 59))).toEqual(at(1, 3, 7));
    expect(schedule(at(1, 3, 7))).toEqual(at(1, 4, 7));
    expect(schedule(at(1, 23, 30))).toEqual(at(2, 0, 7));
  });
});

test('everyMinute: gives the beginning of the next minute', () => {
  expect(everyMinute(at(1, 3, 16, 59))).toEqual(at(1, 3, 17));
  expect(everyMinute(at(1, 3, 17))).toEqual(at(1, 3, 18));
});

test('everyMinutes: gives the next multiple of the minutes, over the hour too', () => {
  const schedule = everyMinutes(10);
  expect(schedule(at(1, 3, 9, 59))).toEqual(at(1, 3, 10));
  expect(schedule(at(1, 3, 10))).toEqual(at(1, 3, 20));
  expect(schedule(at(1, 23, 55))).toEqual(at(2, 0, 0));
});
