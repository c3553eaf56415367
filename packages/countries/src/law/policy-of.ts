import type { CalendarDate } from '../calendar-date.ts';
import type { CountryCode } from '../country.ts';
import { aprNames } from './apr-names.ts';
import type { Cap } from './cap.ts';
import { kazakhCaps } from './caps/kazakhstan.ts';
import { philippineCaps } from './caps/philippines.ts';
import { polishCaps } from './caps/poland.ts';
import { southAfricanCaps } from './caps/south-africa.ts';
import { ukrainianCaps } from './caps/ukraine.ts';
import { type DatedValue, hasBegun, inForceOn } from './dated.ts';
import { minimumAges } from './minimum-ages.ts';

/** A country's law on small loans as it is on one day. Data, not legal advice: each rule names its source. */
export interface CountryPolicy {
  readonly country: CountryCode;
  readonly minimumAge: DatedValue<number>;
  readonly aprName: DatedValue<string>;
  /** Only caps with a public source. None here does not mean that the country has none: usury is a matter for its courts. */
  readonly caps: readonly Cap[];
}

/** Every version of every cap, the older version of a rule before the newer. */
const caps: Readonly<Record<CountryCode, readonly Cap[]>> = {
  ES: [],
  MX: [],
  VN: [],
  PL: polishCaps,
  PH: philippineCaps,
  MY: [],
  ZA: southAfricanCaps,
  KZ: kazakhCaps,
  UA: ukrainianCaps,
};

/** The policy of a country on a day: what has begun by then, and of two versions of a rule the newer. */
export function policyOf(country: CountryCode, day: CalendarDate): CountryPolicy {
  return {
    country,
    minimumAge: inForceOn(minimumAges[country], day),
    aprName: inForceOn(aprNames[country], day),
    caps: capsOn(caps[country], day),
  };
}

function capsOn(versions: readonly Cap[], day: CalendarDate): readonly Cap[] {
  const begun = versions.filter((cap) => hasBegun(cap, day));
  return begun.filter((cap, index) => !begun.slice(index + 1).some(({ id }) => id === cap.id));
}
