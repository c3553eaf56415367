import type { CountryModule } from '../country-module.ts';
import { groupedByComma } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const mexico = {
  code: 'MX',
  currency: 'MXN',
  currencyWords: ['MX$', 'peso', 'pesos', 'M.N.', 'MN'],
  timeZone: 'America/Mexico_City',
  weekStart: 7,
  errorView: 'loader',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 12_000,
  sites: {
    'es-MX': {
      locale: 'es-MX',
      country: 'MX',
      language: 'es',
      basePath: '',
      feedName: 'mx',
      moneyFormat: { ...groupedByComma, currencySymbol: '$', currencyPosition: 'before', decimals: 2 },
      percentSign: '%',
      pluralCategories: ['one', 'many'],
      paths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'MX'>;
