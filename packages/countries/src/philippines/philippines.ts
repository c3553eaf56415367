import type { CountryModule } from '../country-module.ts';
import { groupedByComma } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const philippines = {
  code: 'PH',
  currency: 'PHP',
  currencyWords: ['P', 'peso', 'pesos', 'piso'],
  timeZone: 'Asia/Manila',
  weekStart: 7,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 20_000,
  sites: {
    'en-PH': {
      locale: 'en-PH',
      country: 'PH',
      language: 'en',
      basePath: '',
      feedName: 'ph',
      moneyFormat: { ...groupedByComma, currencySymbol: '₱', currencyPosition: 'before', decimals: 2 },
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
} as const satisfies CountryModule<'PH'>;
