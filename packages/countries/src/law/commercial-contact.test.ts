import { countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar-date.ts';
import { siteOfLocale } from '../site.ts';
import {
  advertisingLabelOf,
  commercialContactOf,
  commercialContactVersions,
  isContactHour,
  nextContactTime,
} from './commercial-contact.ts';

test.each(countryCodes)('R30: %s has a label and a dated rule with its source', (country) => {
  expect(commercialContactOf(country, new Date('2026-11-24T12:00:00Z')).label).toMatch(/^(\p{L}[\p{L} ]+:|\[QC\])$/u);
  for (const { since, source } of commercialContactVersions(country)) {
    expect(parseCalendarDate(since)).not.toBeNull();
    expect(source).toMatch(/\S/);
  }
});

test.each([
  ['ms-MY', 'Iklan:'],
  ['en-MY', 'Advertisement:'],
  ['ru-UA', 'Реклама:'],
  ['ru-KZ', 'Реклама:'],
  ['kk-KZ', 'Жарнама:'],
] as const)('R30: advertising of %s begins with the word of its language', (locale, label) => {
  expect(advertisingLabelOf(siteOfLocale(locale), new Date('2026-11-24T12:00:00Z'))).toBe(label);
});

describe('isContactHour', () => {
  test.each([
    ['ES', '2026-11-24T07:59:00Z', false],
    ['ES', '2026-11-24T08:00:00Z', true],
    ['ES', '2026-11-24T18:59:59Z', true],
    ['ES', '2026-11-24T19:00:00Z', false],
    ['ES', '2026-07-14T07:00:00Z', true],
    ['ES', '2026-11-28T13:00:00Z', false],
    ['ES', '2026-11-29T12:00:00Z', false],
    ['MX', '2026-11-24T08:00:00Z', false],
    ['MX', '2026-11-24T15:00:00Z', true],
    ['ZA', '2026-11-28T10:59:00Z', true],
    ['ZA', '2026-11-28T11:00:00Z', false],
  ] as const)('in %s at %s: %s', (country, instant, expected) => {
    expect(isContactHour(country, new Date(instant))).toBe(expected);
  });
});

describe('nextContactTime', () => {
  test('is the instant itself within the hours', () => {
    const now = new Date('2026-11-24T10:07:31Z');
    expect(nextContactTime('ES', now)).toEqual(now);
  });

  test('is the next morning in the evening, and Monday after a Saturday afternoon', () => {
    expect(nextContactTime('ES', new Date('2026-11-24T22:10:00Z'))).toEqual(new Date('2026-11-25T08:00:00Z'));
    expect(nextContactTime('ES', new Date('2026-11-28T15:00:00Z'))).toEqual(new Date('2026-11-30T08:00:00Z'));
  });

  test.each(countryCodes)('in %s is at most three days away, so that a mail does not become too old', (country) => {
    const start = Date.parse('2026-11-23T00:00:00Z');
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = new Date(start + hour * 3_600_000);
      const next = nextContactTime(country, now);
      expect(isContactHour(country, next)).toBe(true);
      expect(next.getTime() - now.getTime()).toBeLessThan(3 * 24 * 3_600_000);
    }
  });
});
