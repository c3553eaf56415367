import type { CountryModule } from '../country-module.ts';
import { russianPaths } from '../languages/russian-paths.ts';
import { groupedBySpace } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { kazakhPaths } from './kazakh-paths.ts';
import { law } from './law.ts';
import { phones } from './phones.ts';

const tenge = { ...groupedBySpace, currencySymbol: '₸', currencyPosition: 'after', decimals: 0 } as const;

export const kazakhstan = {
  code: 'KZ',
  currency: 'KZT',
  currencyWords: ['тг', 'тг.', 'тенге', 'теңге'],
  timeZone: 'Asia/Almaty',
  weekStart: 1,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 250_000,
  sites: {
    'ru-KZ': {
      locale: 'ru-KZ',
      country: 'KZ',
      language: 'ru',
      basePath: '',
      feedName: 'kz_ru',
      moneyFormat: tenge,
      percentSign: '\u00A0%',
      pluralCategories: ['one', 'few', 'many'],
      paths: russianPaths,
      shortPaths: {},
    },
    'kk-KZ': {
      locale: 'kk-KZ',
      country: 'KZ',
      language: 'kk',
      basePath: '/kk',
      feedName: 'kz_kk',
      moneyFormat: tenge,
      percentSign: '%',
      pluralCategories: ['one'],
      paths: kazakhPaths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'KZ'>;
