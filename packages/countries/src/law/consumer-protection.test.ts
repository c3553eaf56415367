import { countryCodes, type Language } from '@prestafaro/types/country';
import { expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar-date.ts';
import { sitesOf } from '../site.ts';
import { consumerProtectionOf, consumerProtectionVersions } from './consumer-protection-of.ts';

const date = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a date`);

test.each(countryCodes)('%s: each rule has a valid date, a source and its versions in order', (country) => {
  for (const versions of Object.values(consumerProtectionVersions(country))) {
    const days = versions.map(({ since }: { since: string }) => since);
    expect(days.filter((day: string) => !parseCalendarDate(day))).toEqual([]);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { source } of versions) expect(source.trim()).not.toBe('');
  }
});

test('Spain and Poland: the wording of the warning is demanded from the day of the directive', () => {
  expect(consumerProtectionOf('ES', date('2026-11-19')).creditWarning).toBeUndefined();
  expect(consumerProtectionOf('ES', date('2026-11-20')).creditWarning?.value.es).toContain('cuesta dinero');
  expect(consumerProtectionOf('PL', date('2026-11-20')).creditWarning?.value.pl).toContain('kosztuje');
});

test('Kazakhstan: the amount above which a payout waits follows the unit of the year', () => {
  const aboveOn = (day: string) => consumerProtectionOf('KZ', date(day)).coolingOff?.value;
  expect(aboveOn('2025-09-29')).toBeUndefined();
  expect(aboveOn('2025-12-31')).toMatchObject({ hours: 24, aboveCents: 294_900_00 });
  expect(aboveOn('2026-01-01')).toMatchObject({ hours: 24, aboveCents: 324_375_00 });
});

test('a withdrawal lasts 14 days where the law gives one', () => {
  const withdrawals = countryCodes
    .map((country) => consumerProtectionOf(country, date('2026-11-26')).coolingOff?.value)
    .filter((rule) => rule?.kind === 'withdrawal');
  expect(withdrawals.length).toBeGreaterThan(2);
  for (const { days } of withdrawals) expect(days).toBe(14);
});

test.each(countryCodes)('%s: a cooling-off has its source in each language of the country', (country) => {
  const [{ language: ofLaw } = { language: 'en' as Language }, ...others] = sitesOf(country);
  for (const { sourceIn } of consumerProtectionVersions(country).coolingOff) {
    const missing = others.filter(({ language }) => language !== ofLaw && !sourceIn?.[language]);
    expect(missing.map(({ locale }) => locale)).toEqual([]);
  }
});

test.each(countryCodes)('%s: the example of a number in the register has its pattern', (country) => {
  for (const { value } of consumerProtectionVersions(country).lenderRegister) {
    if (value.number) expect(value.number.example).toMatch(value.number.pattern);
    expect(value.url).toMatch(/^https:\/\//);
  }
});
