import type { CountryCode } from '@prestafaro/types/country';
import type { CountryModule } from './country-module.ts';
import { kazakhstan } from './kazakhstan/kazakhstan.ts';
import { malaysia } from './malaysia/malaysia.ts';
import { mexico } from './mexico/mexico.ts';
import { philippines } from './philippines/philippines.ts';
import { poland } from './poland/poland.ts';
import { southAfrica } from './south-africa/south-africa.ts';
import { spain } from './spain/spain.ts';
import { ukraine } from './ukraine/ukraine.ts';
import { vietnam } from './vietnam/vietnam.ts';

/** The countries. A country code without a module, or with the module of another country, does not compile. */
export const countryModules = {
  ES: spain,
  MX: mexico,
  VN: vietnam,
  PL: poland,
  PH: philippines,
  MY: malaysia,
  ZA: southAfrica,
  KZ: kazakhstan,
  UA: ukraine,
} as const satisfies { readonly [Code in CountryCode]: CountryModule<Code> };

type Modules = typeof countryModules;

/** Every site with the literal types of its facts. The names of feeds and the plural categories are derived from it. */
export type RegisteredSite = {
  [Code in CountryCode]: Modules[Code]['sites'][keyof Modules[Code]['sites']];
}[CountryCode];

/** The facts of some country. Its code tells which, and narrows the types of its sites. */
export type Country = { [Code in CountryCode]: CountryModule<Code> }[CountryCode];

/** The facts of one country. It bundles those of all countries, 10 KiB, so no code for browsers calls it: see `loadCountryRules`. */
export function countryOf(code: CountryCode): Country {
  return countryModules[code];
}
