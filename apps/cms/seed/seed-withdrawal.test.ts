import { consumerProtectionOf, type Locale, siteOfLocale } from '@prestafaro/countries';
import { expect, test } from 'vitest';
import { readSeeds } from '../src/content/seed/read-seed';

const seeds = readSeeds(__dirname);
const today = { year: 2026, month: 11, day: 26 };

/** How the texts of a site state the days of a withdrawal: in figures, or `catorce`. */
const statements: Partial<Record<Locale, RegExp>> = {
  'es-ES': /(\d+|catorce) días(?: naturales)? para (?:\[?(?:desistir|dejarlo)|echarte)/g,
  'pl-PL': /(\d+) dni na odstąpienie/g,
  'uk-UA': /(\d+) (?:календарних )?днів на відмову/g,
  'ru-UA': /(\d+) (?:календарных )?дней на отказ/g,
};

test.each(Object.entries(statements))('%s: the texts state the days of withdrawal of the law', (locale, statement) => {
  const rule = consumerProtectionOf(siteOfLocale(locale as Locale).country, today).coolingOff?.value;
  const seed = seeds.find((site) => site.locale === locale);
  const stated = [...JSON.stringify(seed?.entries).replaceAll('\u00a0', ' ').matchAll(statement)].map(
    ([, days]) => days,
  );
  expect(stated.length).toBeGreaterThan(2);
  const asFigure = (days: string | undefined) => (days === 'catorce' ? 14 : Number(days));
  expect(rule).toMatchObject({ kind: 'withdrawal' });
  for (const days of stated) expect({ kind: 'withdrawal', days: asFigure(days) }).toEqual(rule);
});
