import type { CountryModule } from '../country-module.ts';
import { groupedBySpace } from '../money-format.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { law } from './law.ts';
import { paths } from './paths.ts';
import { phones } from './phones.ts';

export const spain = {
  code: 'ES',
  currency: 'EUR',
  currencyWords: ['euro', 'euros'],
  timeZone: 'Europe/Madrid',
  weekStart: 1,
  errorView: 'generic',
  alwaysActiveOffers: [67],
  exampleMonthlyIncome: 1_200,
  sites: {
    'es-ES': {
      locale: 'es-ES',
      country: 'ES',
      language: 'es',
      basePath: '',
      feedName: 'es',
      moneyFormat: { ...groupedBySpace, currencySymbol: '€', currencyPosition: 'after', decimals: 2 },
      percentSign: '\u00A0%',
      pluralCategories: ['one', 'many'],
      paths,
      shortPaths: { '/calculadora/': 'calculator' },
    },
  },
  documents,
  phones,
  accounts,
  law,
} as const satisfies CountryModule<'ES'>;
