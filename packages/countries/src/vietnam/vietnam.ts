import type { CountryModule } from '../country-module.ts';
import { groupedByDot } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const vietnam = {
  code: 'VN',
  currency: 'VND',
  currencyWords: ['đ', 'vnđ', 'đồng', 'dong'],
  timeZone: 'Asia/Ho_Chi_Minh',
  weekStart: 1,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 8_000_000,
  sites: {
    'vi-VN': {
      locale: 'vi-VN',
      country: 'VN',
      language: 'vi',
      basePath: '',
      feedName: 'vn',
      moneyFormat: { ...groupedByDot, currencySymbol: '₫', currencyPosition: 'after', decimals: 0 },
      percentSign: '%',
      pluralCategories: [],
      paths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'VN'>;
