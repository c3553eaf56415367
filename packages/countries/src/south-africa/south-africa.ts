import type { CountryModule } from '../country-module.ts';
import { groupedBySpace } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const southAfrica = {
  code: 'ZA',
  currency: 'ZAR',
  currencyWords: ['rand'],
  timeZone: 'Africa/Johannesburg',
  weekStart: 7,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 12_000,
  sites: {
    'en-ZA': {
      locale: 'en-ZA',
      country: 'ZA',
      language: 'en',
      basePath: '',
      feedName: 'za',
      moneyFormat: { ...groupedBySpace, currencySymbol: 'R', currencyPosition: 'before_spaced', decimals: 2 },
      percentSign: '%',
      pluralCategories: ['one'],
      paths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'ZA'>;
