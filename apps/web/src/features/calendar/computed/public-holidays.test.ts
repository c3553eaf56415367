import { siteOfLocale, type WorkCalendarRules, workCalendarOf } from '@prestafaro/countries';
import { describe, expect, it, test } from 'vitest';
import {
  officialNational,
  officialRegional,
  regionalOutsideTheBoe,
} from '@/features/calendar/computed/official-lists.fixture';
import { publicHolidays } from '@/features/calendar/computed/public-holidays';
import { weekdayOf } from '@/features/calendar/month-weeks';

const { country, language } = siteOfLocale('es-ES');
const rules = workCalendarOf(country) as WorkCalendarRules;
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

it('has no correction that the library has made needless, and none for a region or a year that is not computed', () => {
  const years = rules.years.map(({ year }) => year);
  for (const { years: corrected, regions, source, checkedOn } of rules.corrections) {
    expect(years).toEqual(expect.arrayContaining([...corrected]));
    expect(Object.keys(regions).filter((code) => !regionOf(code))).toEqual([]);
    expect(source).toMatch(/^https:\/\//);
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  const bare = { ...rules, corrections: [] };
  const inLibrary = (year: number, code: string) =>
    publicHolidays({ country, language, rules: bare, year, region: regionOf(code) }).map(({ iso }) => iso.slice(5));
  const needless = rules.corrections.flatMap(({ years: corrected, regions }) =>
    corrected.flatMap((year) =>
      Object.entries(regions).flatMap(([code, { add = {}, remove = [] }]) =>
        [
          ...Object.keys(add).filter((day) => inLibrary(year, code).includes(day)),
          ...remove.filter((day) => !inLibrary(year, code).includes(day)),
        ].map((day) => `${year} ${code} ${day}`),
      ),
    ),
  );
  expect(needless).toEqual([]);
});
