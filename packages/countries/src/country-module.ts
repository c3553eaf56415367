import type { CountryCode, LanguageOf, Locale, LocaleOf } from '@prestafaro/types/country';
import type { FixedPageId, LocalisedPaths } from '@prestafaro/types/fixed-page';
import type { CountryAccounts } from './accounts/account.ts';
import type { CountryDocuments } from './documents/document.ts';
import type { CountryLaw } from './law/country-law.ts';
import type { MoneyFormat } from './money-format.ts';
import type { PercentSign } from './percent.ts';
import type { CountryPhones } from './phones/numbering-plan.ts';

/** The full-screen view after a fatal error: the loader or the generic view (specification §2). */
export type ErrorView = 'loader' | 'generic';

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The plural categories of CLDR that a language may have beside `other`. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many';

/** The facts of one site: a country in one language. */
export interface SiteFacts<L extends Locale = Locale> {
  readonly locale: L;
  readonly country: CountryCode;
  readonly language: LanguageOf<L>;
  /** The prefix of every public path; empty for the country's default language (decisions, "Country, host and language"). */
  readonly basePath: '' | `/${string}`;
  /** The `{country}` of `/offers_data/configs/{country}_feed.json` that pages of this site load (specification §7 and §9). */
  readonly feedName: string;
  /** The default until the CMS has a money format for this site. */
  readonly moneyFormat: MoneyFormat;
  /**
   * From CLDR, which a test compares, but for Ukrainian: there the norm (ДСТУ 3582, as in Russian) puts a no-break space
   * before the sign, and CLDR does not.
   */
  readonly percentSign: PercentSign;
  /** From CLDR. A test compares it with `Intl`. Messages must have a text for each category. */
  readonly pluralCategories: readonly PluralCategory[];
  /** The paths of the fixed pages whose path is in the language of the site. */
  readonly paths: LocalisedPaths;
  /** Further addresses of fixed pages on this site. Each redirects permanently to the page. */
  readonly shortPaths: Readonly<Record<`/${string}/`, FixedPageId>>;
}

/**
 * All facts of a country that editors cannot change. Everything that they can change is in the CMS.
 * To add a country, write one folder with one such module and list it in the registry.
 */
export interface CountryModule<Code extends CountryCode> {
  readonly code: Code;
  /** ISO 4217. */
  readonly currency: string;
  /** Further signs and words of the currency, as people type them beside an amount: `euros`, `грн`. */
  readonly currencyWords: readonly string[];
  /** IANA name of the time zone for "today" and for repayment dates. */
  readonly timeZone: string;
  /** The first day of the week in calendars (CLDR 46, `weekData`). `Intl` has it too, but not in every supported browser. */
  readonly weekStart: Weekday;
  readonly errorView: ErrorView;
  /** Ids of offers that are always active, whatever the lead feed says, if the offer feed has them (specification §9). */
  readonly alwaysActiveOffers: readonly number[];
  /** In whole units of the currency: the example in the application form. */
  readonly exampleMonthlyIncome: number;
  /** One entry for each locale of the country. */
  readonly sites: { readonly [L in LocaleOf<Code>]: SiteFacts<L> };
  readonly documents: CountryDocuments;
  readonly phones: CountryPhones;
  readonly accounts: CountryAccounts;
  readonly law: CountryLaw;
}

/** What the check of an application form needs to know of a country. */
export type CountryRules = Pick<
  CountryModule<CountryCode>,
  'currency' | 'currencyWords' | 'documents' | 'phones' | 'accounts' | 'law'
> & { readonly sites: Readonly<Record<string, Pick<SiteFacts, 'moneyFormat'>>> };
