import type { CountryCode } from '@prestafaro/types/country';
import { workCalendar as spain } from '../spain/work-calendar.ts';
import type { WorkCalendarRules } from './work-calendar.ts';

/** Apart from the country modules, because a browser loads those and the calendars are computed on the server. */
const RULES: Readonly<Partial<Record<CountryCode, WorkCalendarRules>>> = { ES: spain };

/** The facts of a country's computed work calendars, or undefined if it has none. */
export const workCalendarOf = (country: CountryCode): WorkCalendarRules | undefined => RULES[country];
