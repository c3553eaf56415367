import type { CountryCode } from '@prestafaro/types/country';
import type { CalendarDate } from '../calendar-date.ts';
import { countryOf } from '../registry.ts';
import type { Cap } from './cap.ts';
import type { EarlyRepaymentCap } from './country-law.ts';
import { type DatedValue, hasBegun, inForceOn } from './dated.ts';

/** A country's law on small loans on one day. It is data, not legal advice: each rule names its source. */
export interface CountryPolicy {
  readonly country: CountryCode;
  readonly minimumAge: DatedValue<number>;
  readonly aprName: DatedValue<string>;
  /** Only caps with a public source. An empty list does not mean that the country has no cap; its courts may judge usury. */
  readonly caps: readonly Cap[];
  readonly minimumTermDays: DatedValue<number> | undefined;
  readonly earlyRepaymentCap: DatedValue<EarlyRepaymentCap> | undefined;
}

/** The policy of a country on a day. Of each rule it has the newest version that applies by then. */
export function policyOf(country: CountryCode, day: CalendarDate): CountryPolicy {
  const { minimumAge, aprName, caps, minimumTermDays, earlyRepaymentCap } = countryOf(country).law;
  return {
    country,
    minimumAge: inForceOn(minimumAge, day),
    aprName: inForceOn(aprName, day),
    caps: capsOn(caps, day),
    minimumTermDays: minimumTermDays?.findLast((version) => hasBegun(version, day)),
    earlyRepaymentCap: earlyRepaymentCap?.findLast((version) => hasBegun(version, day)),
  };
}

function capsOn(versions: readonly Cap[], day: CalendarDate): readonly Cap[] {
  const begun = versions.filter((cap) => hasBegun(cap, day));
  return begun.filter((cap, index) => !begun.slice(index + 1).some(({ id }) => id === cap.id));
}
