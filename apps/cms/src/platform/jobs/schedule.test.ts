import { describe, expect, test } from 'vitest';
import { dailyAt, everyMinute, hourlyAt } from './schedule';

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

describe('everyMinute', () => {
  test('gives the beginning of the next minute', () => {
    expect(everyMinute(at(1, 3, 7))).toEqual(at(1, 3, 8));
    expect(everyMinute(at(1, 3, 7, 59))).toEqual(at(1, 3, 8));
    expect(everyMinute(at(1, 23, 59, 1))).toEqual(at(2, 0, 0));
  });
});
