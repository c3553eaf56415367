import { type Locale, locales, siteOfLocale, workCalendarOf } from '@prestafaro/countries';
import { describe, expect, it, test } from 'vitest';
import {
  officialNational,
  officialRegional,
  regionalOutsideTheBoe,
} from '@/features/calendar/computed/official-lists.fixture';
import { publicHolidays } from '@/features/calendar/computed/public-holidays';
import { weekdayOf } from '@/features/calendar/month-weeks';

const { country, language } = siteOfLocale('es-ES');
const rules = workCalendarOf({ country, language });
const regionOf = (code: string) => rules.regions.find((one) => one.code === code);
const holidays = (year: number, code?: string) =>
  publicHolidays({ country, language, rules, year, region: code ? regionOf(code) : undefined });

const isSunday = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return weekdayOf(year, month, day) === 7;
};
/** Without the holidays on a Sunday, which no list counts. */
const listed = (year: number, code?: string) =>
  holidays(year, code)
    .map(({ iso }) => iso)
    .filter((iso) => !isSunday(iso))
    .map((iso) => iso.slice(5));

describe.each([2024, 2025, 2026])('the holidays of %i are those of the official list', (year) => {
  test('for the whole country', () => {
    expect(listed(year)).toEqual(officialNational[year]);
  });

  test.each(rules.regions.map(({ code, name }) => [name, code]))('for %s', (_name, code) => {
    const regional = [...(officialRegional[year]?.[code] ?? []), ...(regionalOutsideTheBoe[year]?.[code] ?? [])];
    expect(listed(year, code)).toEqual([...(officialNational[year] ?? []), ...regional].sort());
  });
});

it('has the 17 communities, Ceuta and Melilla', () => {
  expect(rules.regions).toHaveLength(19);
  expect(Object.keys(officialRegional[2024] ?? {})).toHaveLength(19);
});

it('has Good Friday on the Friday before Easter', () => {
  const goodFriday = (year: number) => holidays(year).find(({ name }) => name === 'Viernes Santo')?.iso;
  expect([2024, 2025, 2026, 2027].map(goodFriday)).toEqual(['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26']);
});

it('computes 2027 for every community, with at most fourteen days', () => {
  for (const { code, name } of rules.regions) {
    expect(listed(2027, code).length, name).toBeGreaterThanOrEqual(11);
    expect(listed(2027, code).length, name).toBeLessThanOrEqual(14);
  }
  // 1 May is a Saturday, whose rest does not pass to Monday.
  expect(listed(2027, 'CT')).not.toContain('05-03');
});

it('names a holiday on a Sunday, and the Monday that has its rest', () => {
  const names = new Map(holidays(2026, 'AN').map(({ iso, name }) => [iso, name]));
  expect(names.get('2026-11-01')).toBe('Todos los Santos');
  expect(names.get('2026-11-02')).toBe('Todos los Santos (el descanso pasa al lunes)');
  expect(holidays(2026).map(({ iso }) => iso)).not.toContain('2026-11-02');
});

it('uses the names of the official list, and tells national from regional', () => {
  const found = holidays(2026, 'CT').filter(({ iso }) => iso === '2026-01-06' || iso === '2026-09-11');
  expect(found).toEqual([
    { iso: '2026-01-06', name: 'Epifanía del Señor', isRegional: false },
    { iso: '2026-09-11', name: 'Fiesta Nacional de Cataluña', isRegional: true },
  ]);
});

describe.each(locales)('the corrections of %s', (locale) => {
  const site = siteOfLocale(locale);
  const own = workCalendarOf(site);
  const years = own.years.map(({ year }) => year);
  const inLibrary = (year: number, code?: string) =>
    publicHolidays({
      ...site,
      rules: { ...own, corrections: [] },
      year,
      region: own.regions.find((one) => one.code === code),
    }).map(({ iso }) => iso.slice(5));

  it('are of years and regions that are computed, with their source', () => {
    for (const { years: corrected, regions = {}, source, checkedOn } of own.corrections) {
      expect(years).toEqual(expect.arrayContaining([...corrected]));
      expect(Object.keys(regions).filter((code) => !own.regions.some((one) => one.code === code))).toEqual([]);
      expect(source).toMatch(/^https:\/\//);
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('are all needed, because the library does not know them', () => {
    const needless = own.corrections.flatMap(({ years: corrected, national = {}, regions = {} }) =>
      corrected.flatMap((year) =>
        [[undefined, national] as const, ...Object.entries(regions)].flatMap(([code, { add = {}, remove = [] }]) =>
          [
            ...Object.keys(add).filter((day) => inLibrary(year, code).includes(day)),
            ...remove.filter((day) => !inLibrary(year, code).includes(day)),
          ].map((day) => `${year} ${code} ${day}`),
        ),
      ),
    );
    expect(needless).toEqual([]);
  });
});

/** The days of 2026 from Monday to Friday, as the law or the government of each country has them; [S] of `countries.md`. */
const weekdays2026: readonly (readonly [Locale, string])[] = [
  ['es-MX', '01-01 02-02 03-16 05-01 09-16 11-16 12-25'],
  ['vi-VN', '01-01 02-16 02-17 02-18 02-19 02-20 04-27 04-30 05-01 09-01 09-02'],
  ['pl-PL', '01-01 01-06 04-06 05-01 06-04 11-11 12-24 12-25'],
  ['en-PH', '01-01 03-20 04-02 04-03 04-09 05-01 05-27 06-12 08-31 11-30 12-25 12-30'],
  ['en-ZA', '01-01 04-03 04-06 04-27 05-01 06-16 08-10 09-24 12-16 12-25'],
  ['ru-KZ', '01-01 01-02 01-07 03-09 03-23 03-24 03-25 05-01 05-07 05-11 05-27 07-06 10-26 12-16'],
  ['kk-KZ', '01-01 01-02 01-07 03-09 03-23 03-24 03-25 05-01 05-07 05-11 05-27 07-06 10-26 12-16'],
  ['uk-UA', '01-01 05-01 05-08 07-15 08-24 10-01 12-25'],
];

test.each(weekdays2026)('%s has its holidays of 2026 on working days', (locale, days) => {
  const site = siteOfLocale(locale);
  const found = publicHolidays({ ...site, rules: workCalendarOf(site), year: 2026, region: undefined });
  const onWeekdays = found.filter(({ iso }) => new Date(iso).getUTCDay() % 6 !== 0);
  expect(onWeekdays.map(({ iso }) => iso.slice(5)).join(' ')).toBe(days);
});

test.each(locales)('%s names every holiday in its own language', (locale) => {
  const site = siteOfLocale(locale);
  const own = workCalendarOf(site);
  const names = own.years.flatMap(({ year }) => publicHolidays({ ...site, rules: own, year, region: undefined }));
  expect(names.length).toBeGreaterThan(10);
  const foreign: Partial<Record<string, RegExp>> = {
    ru: /[әғқңөұүһіїєґ]|\bday\b/i,
    uk: /[ыэёъ]|\bday\b/i,
    ms: /\bday\b/i,
  };
  expect(
    names.map(({ name }) => name).filter((name) => foreign[site.language]?.test(name) || name.includes('{')),
  ).toEqual([]);
});
