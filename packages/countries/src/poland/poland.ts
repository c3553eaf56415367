import type { CountryModule } from '../country-module.ts';
import { groupedBySpace } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const poland = {
  code: 'PL',
  currency: 'PLN',
  currencyWords: ['zl', 'złoty', 'złote', 'złotych'],
  timeZone: 'Europe/Warsaw',
  weekStart: 1,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 4_500,
  sites: {
    'pl-PL': {
      locale: 'pl-PL',
      country: 'PL',
      language: 'pl',
      basePath: '',
      feedName: 'pl',
      moneyFormat: { ...groupedBySpace, currencySymbol: 'zł', currencyPosition: 'after', decimals: 2 },
      percentSign: '%',
      pluralCategories: ['one', 'few', 'many'],
      paths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'PL'>;
