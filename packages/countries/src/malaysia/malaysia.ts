import type { CountryModule } from '../country-module.ts';
import { groupedByComma } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { englishPaths, malayPaths } from './paths.ts';
import { phones } from './phones.ts';

const ringgit = { ...groupedByComma, currencySymbol: 'RM', currencyPosition: 'before_spaced', decimals: 2 } as const;

export const malaysia = {
  code: 'MY',
  currency: 'MYR',
  currencyWords: ['ringgit'],
  timeZone: 'Asia/Kuala_Lumpur',
  weekStart: 1,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 3_000,
  sites: {
    'ms-MY': {
      locale: 'ms-MY',
      country: 'MY',
      language: 'ms',
      basePath: '',
      feedName: 'my',
      moneyFormat: ringgit,
      percentSign: '%',
      pluralCategories: [],
      paths: malayPaths,
      shortPaths: {},
    },
    'en-MY': {
      locale: 'en-MY',
      country: 'MY',
      language: 'en',
      basePath: '/en',
      feedName: 'my_en',
      moneyFormat: ringgit,
      percentSign: '%',
      pluralCategories: ['one'],
      paths: englishPaths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'MY'>;
