import type { Cap } from '../law/cap.ts';
import type { CountryLaw } from '../law/country-law.ts';

const since2026 = {
  rule: 'Постановление АРРФР и НБ РК от 24.12.2025',
  since: '2026-01-05',
  source: 'Совместное постановление АРРФР и Национального Банка РК от 24 декабря 2025 года',
  certainty: 'sourced',
  nameIn: {
    kk: {
      rule: 'ҚНРДА мен ҚР ҰБ 24.12.2025 қаулысы',
      source:
        'Қаржы нарығын реттеу және дамыту агенттігі мен Қазақстан Республикасы Ұлттық Банкінің 2025 жылғы 24 желтоқсандағы бірлескен қаулысы',
    },
  },
} as const;

/** Loans of at most 45 days and at most 45 МРП. The МРП of 2026 is 4 325 ₸; each year's budget sets another. */
const smallAndShort = { maxCents: 194_625_00, maxDays: 45 } as const;

const caps: readonly Cap[] = [
  {
    id: 'small-and-short-per-day',
    figure: 'nominal-rate',
    limit: { kind: 'percent', percent: 0.3, per: 'day', isBelow: true },
    scope: smallAndShort,
    ...since2026,
  },
  {
    id: 'small-and-short',
    figure: 'effective-rate',
    limit: { kind: 'percent', percent: 179, per: 'year' },
    scope: smallAndShort,
    ...since2026,
  },
  {
    id: 'effective-rate',
    figure: 'effective-rate',
    limit: { kind: 'percent', percent: 46, per: 'year' },
    ...since2026,
  },
];

export const law: CountryLaw = {
  minimumAge: [
    { value: 18, since: '1995-03-01', source: 'Гражданский кодекс РК (Общая часть), ст. 17', certainty: 'to-verify' },
  ],
  aprName: [
    {
      value: 'ГЭСВ',
      since: '2026-01-05',
      source: 'Совместное постановление АРРФР и Национального Банка РК от 24 декабря 2025 года',
      certainty: 'sourced',
    },
  ],
  caps,
};
