import type { CountryCode } from '@prestafaro/types/country';
import type { CalendarDate } from '../calendar-date.ts';
import { consumerProtection as kazakhstan } from '../kazakhstan/consumer-protection.ts';
import { consumerProtection as malaysia } from '../malaysia/consumer-protection.ts';
import { consumerProtection as mexico } from '../mexico/consumer-protection.ts';
import { consumerProtection as philippines } from '../philippines/consumer-protection.ts';
import { consumerProtection as poland } from '../poland/consumer-protection.ts';
import { consumerProtection as southAfrica } from '../south-africa/consumer-protection.ts';
import { consumerProtection as spain } from '../spain/consumer-protection.ts';
import { consumerProtection as ukraine } from '../ukraine/consumer-protection.ts';
import { consumerProtection as vietnam } from '../vietnam/consumer-protection.ts';
import type { ConsumerProtection, CoolingOffRule, CreditWarning, LenderRegister } from './consumer-protection.ts';
import { type Dated, type DatedValue, hasBegun } from './dated.ts';

/** Apart from the country modules, because a browser loads those and nothing there needs these rules. */
const RULES: Readonly<Record<CountryCode, ConsumerProtection>> = {
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

/** The rules in force on one day. */
export interface ConsumerProtectionOnDay {
  readonly creditWarning: DatedValue<CreditWarning> | undefined;
  readonly coolingOff: CoolingOffRule | undefined;
  readonly lenderRegister: DatedValue<LenderRegister> | undefined;
}

/** What protects borrowers in a country on a day. A rule that has not begun, or that the country does not have, is undefined. */
export function consumerProtectionOf(country: CountryCode, day: CalendarDate): ConsumerProtectionOnDay {
  const newest = <Rule extends Dated>(versions: readonly Rule[]) =>
    versions.findLast((version) => hasBegun(version, day));
  const { creditWarning, coolingOff, lenderRegister } = RULES[country];
  return {
    creditWarning: newest(creditWarning),
    coolingOff: newest(coolingOff),
    lenderRegister: newest(lenderRegister),
  };
}

/** Every version of the rules of a country, for the test of the dates and sources. */
export const consumerProtectionVersions = (country: CountryCode): ConsumerProtection => RULES[country];
