import type { CountryCode } from '@prestafaro/types/country';
import type { CountryModule, CountryRules } from './country-module.ts';

const modules = {
  ES: () => import('./spain/spain.ts').then(({ spain }) => spain),
  MX: () => import('./mexico/mexico.ts').then(({ mexico }) => mexico),
  VN: () => import('./vietnam/vietnam.ts').then(({ vietnam }) => vietnam),
  PL: () => import('./poland/poland.ts').then(({ poland }) => poland),
  PH: () => import('./philippines/philippines.ts').then(({ philippines }) => philippines),
  MY: () => import('./malaysia/malaysia.ts').then(({ malaysia }) => malaysia),
  ZA: () => import('./south-africa/south-africa.ts').then(({ southAfrica }) => southAfrica),
  KZ: () => import('./kazakhstan/kazakhstan.ts').then(({ kazakhstan }) => kazakhstan),
  UA: () => import('./ukraine/ukraine.ts').then(({ ukraine }) => ukraine),
} as const satisfies { readonly [Code in CountryCode]: () => Promise<CountryModule<Code>> };

/** Loads the rules of one country in a browser, in a file without those of the other countries. Elsewhere use `countryOf`. */
export function loadCountryRules(country: CountryCode): Promise<CountryRules> {
  return modules[country]();
}
