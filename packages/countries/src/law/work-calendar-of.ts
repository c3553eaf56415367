import type { CountryCode, Language, LanguageOf, LocaleOf } from '@prestafaro/types/country';
import { workCalendars as kazakhstan } from '../kazakhstan/work-calendar.ts';
import { workCalendars as malaysia } from '../malaysia/work-calendar.ts';
import { workCalendars as mexico } from '../mexico/work-calendar.ts';
import { workCalendars as philippines } from '../philippines/work-calendar.ts';
import { workCalendars as poland } from '../poland/work-calendar.ts';
import { workCalendars as southAfrica } from '../south-africa/work-calendar.ts';
import { workCalendars as spain } from '../spain/work-calendar.ts';
import { workCalendars as ukraine } from '../ukraine/work-calendar.ts';
import { workCalendars as vietnam } from '../vietnam/work-calendar.ts';
import type { WorkCalendarRules } from './work-calendar.ts';

/** Apart from the country modules, because a browser loads those and the calendars are computed on the server. */
const RULES: {
  readonly [Code in CountryCode]: Readonly<Record<LanguageOf<LocaleOf<Code>>, WorkCalendarRules>>;
} = {
  ES: spain,
  MX: mexico,
  VN: vietnam,
  PL: poland,
  PH: philippines,
  MY: malaysia,
  ZA: southAfrica,
  KZ: kazakhstan,
  UA: ukraine,
};

/** The facts of the computed work calendars of a site. */
export function workCalendarOf({ country, language }: { country: CountryCode; language: Language }): WorkCalendarRules {
  const ofCountry: Partial<Record<Language, WorkCalendarRules>> = RULES[country];
  return ofCountry[language] as WorkCalendarRules;
}
