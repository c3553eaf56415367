// @ts-check
import { moneyFormatOf, percentSignOf, pluralCategoriesOf, weekStartOf } from './number-facts.mjs';

/** @typedef {import('./new-site.mjs').NewSite} NewSite */
/** @typedef {[file: string, content: string]} NewFile the path below the root, and its text */

/**
 * The folder of the country in `packages/countries`. What CLDR knows is filled in. What only a person can know has no value, so the
 * type check names each of these properties.
 * @param {NewSite} site
 * @returns {NewFile[]}
 */
export function countryFiles(site) {
  const folder = `packages/countries/src/${site.folder}`;
  return [
    [`${folder}/${site.folder}.ts`, moduleOf(site)],
    ...Object.entries(unknownFacts(site.language)).map(
      ([name, content]) => /** @type {NewFile} */ ([`${folder}/${name}.ts`, content]),
    ),
  ];
}

/** @param {NewSite} site */
function moduleOf({ variable, country, currency, timeZone, locale, language }) {
  const { groupSeparator, decimalSeparator, currencySymbol, currencyPosition, decimals } = moneyFormatOf(
    locale,
    currency,
  );
  return `import type { CountryModule } from '../country-module.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const ${variable} = {
  code: '${country}',
  currency: '${currency}',
  timeZone: '${timeZone}',
  weekStart: ${weekStartOf(country)},
  errorView: 'generic',
  alwaysActiveOffers: [],
  sites: {
    '${locale}': {
      locale: '${locale}',
      country: '${country}',
      language: '${language}',
      basePath: '',
      feedName: '${country.toLowerCase()}',
      moneyFormat: {
        groupSeparator: '${groupSeparator}',
        decimalSeparator: '${decimalSeparator}',
        currencySymbol: '${currencySymbol}',
        currencyPosition: '${currencyPosition}',
        decimals: ${decimals},
      },
      percentSign: '${percentSignOf(locale)}',
      pluralCategories: ${JSON.stringify(pluralCategoriesOf(language)).replaceAll('"', "'")},
      paths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'${country}'>;
`;
}

/** @param {string} language @returns {Record<string, string>} file → text */
const unknownFacts = (language) => ({
  accounts: `import type { CountryAccounts } from '../accounts/account.ts';

export const accounts: CountryAccounts = {};
`,
  documents: `import type { CountryDocuments } from '../documents/document.ts';

export const documents: CountryDocuments = {};
`,
  phones: `import type { CountryPhones } from '../phones/numbering-plan.ts';

export const phones: CountryPhones = {};
`,
  paths: `import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

export const paths: LocalisedPaths = {};
`,
  law: `import type { CountryLaw } from '../law/country-law.ts';

export const law: CountryLaw = {};
`,
  'commercial-contact': `import type { CommercialContactRule } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

export const commercialContact: Versions<CommercialContactRule> = [];
`,
  'consumer-protection': `import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {};
`,
  'work-calendar': `import type { WorkCalendarRules } from '../law/work-calendar.ts';

const rules: WorkCalendarRules = {};

export const workCalendars = { ${language}: rules };
`,
});
