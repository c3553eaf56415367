import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar-date.ts';
import { countryOf } from '../registry.ts';
import type { Dated } from './dated.ts';
import { policyOf } from './policy-of.ts';

const date = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a date`);
const capOn = (country: CountryCode, day: string, id: string) =>
  policyOf(country, date(day)).caps.find((cap) => cap.id === id);

const allCaps = countryCodes.map((country) => countryOf(country).law.caps);

/** Every rule with its versions. */
const histories: readonly (readonly Dated[])[] = [
  ...countryCodes.map((country) => countryOf(country).law.minimumAge),
  ...countryCodes.map((country) => countryOf(country).law.aprName),
  ...countryCodes.map((country) => countryOf(country).law.earlyRepaymentCap ?? []),
  ...countryCodes.map((country) => countryOf(country).law.minimumTermDays ?? []),
  ...allCaps.flatMap((caps) => caps.map((cap) => caps.filter(({ id }) => id === cap.id))),
];

test('every rule of law has a valid date, a source and its versions in order', () => {
  for (const versions of histories) {
    const days = versions.map(({ since }) => since);
    expect(days.filter((day) => !parseCalendarDate(day))).toEqual([]);
    expect(days).toEqual([...new Set(days)].sort());
    expect(versions.every(({ source }) => source.trim() !== '')).toBe(true);
  }
});

test('every cap has a short name of its rule, which fits a badge', () => {
  const rules = allCaps.flat().map(({ rule }) => rule);
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((rule) => rule.trim() === '' || rule.length > 45)).toEqual([]);
});

describe('policyOf', () => {
  test('Philippines: the cap on the effective rate is lower from 1 April 2026', () => {
    const percentOn = (day: string) => capOn('PH', day, 'effective-rate')?.limit;
    expect(percentOn('2026-03-31')).toMatchObject({ percent: 15, per: 'month' });
    expect(percentOn('2026-04-01')).toMatchObject({ percent: 12, per: 'month' });
    expect(policyOf('PH', date('2026-11-20')).caps.filter(({ id }) => id === 'effective-rate')).toHaveLength(1);
  });

  test('Ukraine: the cap is 1 % a day from 21 August 2024', () => {
    expect(capOn('UA', '2024-08-20', 'daily-rate')).toBeUndefined();
    expect(capOn('UA', '2024-08-21', 'daily-rate')).toMatchObject({ limit: { percent: 1, per: 'day' } });
  });

  test('Kazakhstan: small, short loans have a cap of their own', () => {
    expect(capOn('KZ', '2026-11-20', 'small-and-short')).toMatchObject({
      limit: { percent: 179 },
      scope: { maxCents: 194_625_00, maxDays: 45 },
    });
    expect(capOn('KZ', '2026-11-20', 'effective-rate')).toMatchObject({ limit: { percent: 46 } });
  });

  test('South Africa: the first loan of a year has a higher cap than later ones', () => {
    expect(capOn('ZA', '2026-11-20', 'short-term-first')).toMatchObject({ limit: { percent: 5 } });
    expect(capOn('ZA', '2026-11-20', 'short-term-later')).toMatchObject({ limit: { percent: 3 } });
  });

  test('Poland: interest and other costs have separate caps', () => {
    expect(policyOf('PL', date('2026-11-20')).caps.map(({ figure }) => figure)).toEqual([
      'nominal-rate',
      'non-interest-cost',
      'non-interest-cost',
    ]);
  });
});

test('policyOf: in Spain repaying early costs 1 % at most, and 0.5 % in the last year, never more than the interest', () => {
  const capOf = (country: CountryCode, day: string) => policyOf(country, date(day)).earlyRepaymentCap?.value;
  const spanish = { overYearPercent: 1, lastYearPercent: 0.5, isLimitedToInterest: true };
  expect(capOf('ES', '2026-11-20')).toEqual(spanish);
  expect(capOf('ES', '2011-09-24')).toBeUndefined();
  expect(capOf('PH', '2026-11-20')).toBeUndefined();
});

test('policyOf: no offer is due within 60 days where the sites are advertised (R4); Ukraine and Kazakhstan have shorter loans only', () => {
  const daysIn = (country: CountryCode) => policyOf(country, date('2026-11-26')).minimumTermDays?.value;
  expect(countryCodes.filter((country) => daysIn(country) === 61)).toEqual(
    countryCodes.filter((country) => country !== 'UA' && country !== 'KZ'),
  );
  expect([daysIn('UA'), daysIn('KZ')]).toEqual([undefined, undefined]);
});

test('policyOf: returns an age and a name for the yearly cost on any day, even before the first known law', () => {
  for (const country of countryCodes) {
    const policy = policyOf(country, date('1900-01-01'));
    expect(policy.minimumAge.value).toBe(18);
    expect(policy.aprName.value).not.toBe('');
    expect(policy.caps).toEqual([]);
    expect(policy.minimumTermDays).toBeUndefined();
  }
});

test.each([
  ['ES', 'TAE'],
  ['MX', 'CAT'],
  ['PL', 'RRSO'],
  ['PH', 'EIR'],
  ['KZ', 'ГЭСВ'],
  ['UA', 'РРПС'],
] as const)('policyOf: the law of %s calls the yearly cost %s', (country, name) => {
  expect(policyOf(country, date('2026-11-20')).aprName.value).toBe(name);
});
