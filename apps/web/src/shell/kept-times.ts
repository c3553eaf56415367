import type { Locale } from '@prestafaro/countries';

/** For how many days each kind of record is kept: of the settings of a site, and `eventDays` of the environment. */
export type KeptDays = Readonly<Record<string, number>>;

const YEAR = 365;

/** Whether a text of the content has the placeholder of a kept time: `{clickDays}`. */
export const hasKeptTimes = (content: unknown): boolean => /\{[a-zA-Z]+Days\}/.test(JSON.stringify(content) ?? '');

/**
 * How long each kind of record is kept, in the language of a site, for the placeholders of texts: `{clickDays}` is «365 días», `{finishedEraseDays}`
 * is «6 años». Whole years from the second on are years. The number and its unit stay on one line.
 */
export function keptTimes(locale: Locale, days: KeptDays): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(days).map(([name, count]) => [name, durationOf(locale, count)]));
}

function durationOf(locale: Locale, days: number): string {
  const isYears = days % YEAR === 0 && days > YEAR;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: isYears ? 'year' : 'day', unitDisplay: 'long' });
  return format.format(isYears ? days / YEAR : days).replaceAll(' ', '\u00a0');
}
