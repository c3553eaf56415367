import type { CountryCode, Language } from '@prestafaro/types/country';
import { todayIn } from '../age/today-in.ts';
import { commercialContact as kazakhstan } from '../kazakhstan/commercial-contact.ts';
import { keptFor } from '../kept-for.ts';
import { commercialContact as malaysia } from '../malaysia/commercial-contact.ts';
import { commercialContact as mexico } from '../mexico/commercial-contact.ts';
import { commercialContact as philippines } from '../philippines/commercial-contact.ts';
import { commercialContact as poland } from '../poland/commercial-contact.ts';
import { countryOf } from '../registry.ts';
import { commercialContact as southAfrica } from '../south-africa/commercial-contact.ts';
import { commercialContact as spain } from '../spain/commercial-contact.ts';
import { commercialContact as ukraine } from '../ukraine/commercial-contact.ts';
import { commercialContact as vietnam } from '../vietnam/commercial-contact.ts';
import type { CommercialContact, CommercialContactRule } from './commercial-contact-rule.ts';
import { inForceOn, type Versions } from './dated.ts';

/** Apart from the country modules, because a browser loads those and nobody there sends a mail. */
const RULES: Readonly<Record<CountryCode, Versions<CommercialContactRule>>> = {
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

/** The rules of a country for advertising by mail that apply at an instant. */
export const commercialContactOf = (country: CountryCode, now: Date): CommercialContact =>
  inForceOn(RULES[country], todayIn(country, now)).value;

/** The first word of the subject of advertising (R30), in the language of a site. */
export function advertisingLabelOf(site: { country: CountryCode; language: Language }, now: Date): string {
  const { label, labelIn } = commercialContactOf(site.country, now);
  return labelIn?.[site.language] ?? label;
}

/** Every version of the rules of a country, for the test of the dates and sources. */
export const commercialContactVersions = (country: CountryCode): Versions<CommercialContactRule> => RULES[country];

const STEP_MS = 15 * 60_000;
/** More than the longest pause: a weekend with a day off on either side. */
const MAX_STEPS = (8 * 24 * 60 * 60_000) / STEP_MS;

/** Whether a person in the country may get advertising now, by the hours of its law or, where that has none, by ours. */
export function isContactHour(country: CountryCode, instant: Date): boolean {
  const { hour, weekday } = localTimeOf(country, instant);
  const { weekdays, saturday, sunday } = commercialContactOf(country, instant).hours;
  const hours = weekday === 'Sun' ? sunday : weekday === 'Sat' ? saturday : weekdays;
  return hours !== null && hour >= hours.from && hour < hours.until;
}

/** @returns the instant itself if it is allowed, else the next quarter of an hour that is */
export function nextContactTime(country: CountryCode, instant: Date): Date {
  if (isContactHour(country, instant)) return instant;
  const first = Math.ceil(instant.getTime() / STEP_MS) * STEP_MS;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = new Date(first + step * STEP_MS);
    if (isContactHour(country, next)) return next;
  }
  throw new Error(`The rules of ${country} allow advertising at no time of the week`);
}

const clockOf = keptFor(
  (country: CountryCode) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: countryOf(country).timeZone,
      hour: '2-digit',
      weekday: 'short',
      hourCycle: 'h23',
    }),
);

function localTimeOf(country: CountryCode, instant: Date): { hour: number; weekday: string } {
  const parts = clockOf(country).formatToParts(instant);
  const textOf = (type: 'hour' | 'weekday') => parts.find((part) => part.type === type)?.value ?? '';
  return { hour: Number(textOf('hour')), weekday: textOf('weekday') };
}
