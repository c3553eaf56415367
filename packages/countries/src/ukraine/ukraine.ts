import type { CountryModule } from '../country-module.ts';
import { russianPaths } from '../languages/russian-paths.ts';
import { groupedBySpace } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

const hryvnia = { ...groupedBySpace, currencySymbol: '₴', currencyPosition: 'after', decimals: 2 } as const;

export const ukraine = {
  code: 'UA',
  currency: 'UAH',
  currencyWords: ['грн', 'грн.', 'гривень', 'гривні', 'гривня', 'гривен', 'гривны', 'гривна'],
  timeZone: 'Europe/Kyiv',
  weekStart: 1,
  errorView: 'generic',
  alwaysActiveOffers: [],
  exampleMonthlyIncome: 18_000,
  sites: {
    'uk-UA': {
      locale: 'uk-UA',
      country: 'UA',
      language: 'uk',
      basePath: '',
      feedName: 'ua_ua',
      moneyFormat: hryvnia,
      percentSign: '\u00A0%',
      pluralCategories: ['one', 'few', 'many'],
      paths,
      shortPaths: {},
    },
    'ru-UA': {
      locale: 'ru-UA',
      country: 'UA',
      language: 'ru',
      basePath: '/ru',
      feedName: 'ua_ru',
      moneyFormat: hryvnia,
      percentSign: '\u00A0%',
      pluralCategories: ['one', 'few', 'many'],
      paths: russianPaths,
      shortPaths: {},
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'UA'>;
