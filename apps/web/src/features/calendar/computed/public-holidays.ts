import 'server-only';
import type { CountryCode, RegionCorrection, WorkCalendarRules, WorkRegion } from '@prestafaro/countries';
import Holidays from 'date-holidays';

export interface Holiday {
  /** `2026-04-03` */
  readonly iso: string;
  readonly name: string;
  /** Not a holiday of the whole country. */
  readonly isRegional: boolean;
}

export interface HolidayQuestion {
  readonly country: CountryCode;
  readonly language: string;
  readonly rules: WorkCalendarRules;
  readonly year: number;
  /** Undefined: the holidays of the whole country. */
  readonly region: WorkRegion | undefined;
}

/** A year of a region never changes while the server runs. By country: 20 regions of some years. */
const known = new WeakMap<WorkCalendarRules, Map<string, readonly Holiday[]>>();

/**
 * The public holidays of a year by day: those of the library, corrected by the country's table. Holidays on a Sunday are
 * included, because they have a name in the calendar; code that counts days must not count them twice.
 */
export function publicHolidays(question: HolidayQuestion): readonly Holiday[] {
  const { rules, language, year, region } = question;
  const ofCountry = known.get(rules) ?? new Map<string, readonly Holiday[]>();
  known.set(rules, ofCountry);
  const key = [language, year, region?.code].join(' ');
  const found = ofCountry.get(key) ?? compute(question);
  ofCountry.set(key, found);
  return found;
}

function compute({ country, language, rules, year, region }: HolidayQuestion): readonly Holiday[] {
  const asked = { language, rules, year };
  const corrections = rules.corrections.filter(({ years }) => years.includes(year));
  const national = ofLibrary(new Holidays(country), asked);
  for (const one of corrections) correct(national, one.national, asked);
  if (!region) return sorted(national, () => false);
  const regional = ofLibrary(new Holidays(country, region.code), asked);
  for (const one of corrections) {
    correct(regional, one.national, asked);
    correct(regional, one.regions?.[region.code], asked);
  }
  return sorted(regional, (iso) => !national.has(iso));
}

function correct(days: Map<string, string>, { add = {}, remove = [] }: RegionCorrection = {}, { rules, year }: Asked) {
  for (const day of remove) days.delete(`${year}-${day}`);
  for (const [day, name] of Object.entries(add)) days.set(`${year}-${day}`, rules.names[name] ?? name);
}

type Asked = Pick<HolidayQuestion, 'language' | 'rules' | 'year'>;

/** Day → name. The library lists a day twice if a holiday and a day off for another one meet; the first is the holiday. */
function ofLibrary(library: Holidays, { language, rules, year }: Asked): Map<string, string> {
  const days = new Map<string, string>();
  for (const { date, name, type, substitute } of library.getHolidays(year, language)) {
    const iso = date.slice(0, 10);
    if (type === 'public' && !days.has(iso)) days.set(iso, nameOf(name, substitute === true, rules));
  }
  return days;
}

/** The library writes «Todos los Santos (día sustituto)» for the Monday after a holiday, or the bare name. */
function nameOf(name: string, isMoved: boolean, { names, movedName }: WorkCalendarRules): string {
  const bare = isMoved ? name.replace(/ \([^)]*\)$/, '') : name;
  const official = names[bare] ?? bare;
  return isMoved ? movedName.replace('{name}', official) : official;
}

function sorted(days: ReadonlyMap<string, string>, isRegional: (iso: string) => boolean): readonly Holiday[] {
  const holidays = [...days].map(([iso, name]): Holiday => ({ iso, name, isRegional: isRegional(iso) }));
  return holidays.sort((one, other) => (one.iso < other.iso ? -1 : 1));
}
