import { locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { siteOfLocale } from '../site.ts';
import { workCalendarOf } from './work-calendar-of.ts';

const calendars = locales.map((locale) => workCalendarOf(siteOfLocale(locale)));

test('a calendar with regions has a key for them in its address, and one without has none', () => {
  expect(calendars.length).toBe(locales.length);
  for (const { regions, regionKey } of calendars) expect(regionKey !== null).toBe(regions.length > 0);
});

test('the regions of a calendar have each their own code and address, and none has that of the whole country', () => {
  for (const { regions, wholeCountry } of calendars) {
    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
    const slugs = [wholeCountry.slug, ...regions.map(({ slug }) => slug)];
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  }
});

test('the years follow each other without a gap, and each official list names its document', () => {
  for (const { years } of calendars) {
    const [first] = years;
    expect(years.map(({ year }) => year)).toEqual(years.map((_, index) => (first?.year ?? 0) + index));
    for (const { officialList, statedOn } of years) {
      expect(statedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (officialList) expect(officialList.url).toMatch(/^https:\/\//);
    }
  }
});

test('the name of a moved rest has a place for the holiday', () => {
  for (const { movedName } of calendars) expect(movedName).toContain('{name}');
});
