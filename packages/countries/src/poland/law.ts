import { advertisedTermDays } from '../law/advertised-term.ts';
import type { Cap } from '../law/cap.ts';
import type { CountryLaw } from '../law/country-law.ts';

const nonInterestCosts = {
  rule: 'art. 36a u.k.k.',
  since: '2022-12-18',
  source:
    'Ustawa o kredycie konsumenckim, art. 36a, w brzmieniu ustawy z dnia 6 października 2022 r. (Dz.U. 2022 poz. 2339)',
  certainty: 'sourced',
} as const;

/** MPKK: the cap on costs other than interest. For a loan under 30 days it is a flat share of the amount. */
const caps: readonly Cap[] = [
  {
    id: 'interest',
    rule: 'art. 359 k.c.',
    figure: 'nominal-rate',
    limit: { kind: 'reference-rate', reference: 'stopa referencyjna NBP', times: 2, plusPercent: 3.5 },
    since: '2016-01-01',
    source: 'Kodeks cywilny, art. 359 § 2 i § 2¹',
    certainty: 'sourced',
  },
  {
    id: 'non-interest-cost',
    figure: 'non-interest-cost',
    limit: { kind: 'percent-by-term', percentOfAmount: 10, percentPerYear: 10, maxPercent: 45 },
    scope: { minDays: 30 },
    ...nonInterestCosts,
  },
  {
    id: 'non-interest-cost-under-30-days',
    figure: 'non-interest-cost',
    limit: { kind: 'percent', percent: 5, per: 'loan' },
    scope: { maxDays: 29 },
    ...nonInterestCosts,
  },
];

export const law: CountryLaw = {
  minimumAge: [{ value: 18, since: '1965-01-01', source: 'Kodeks cywilny, art. 10', certainty: 'to-verify' }],
  aprName: [
    {
      value: 'RRSO',
      since: '2011-12-18',
      source: 'Ustawa z dnia 12 maja 2011 r. o kredycie konsumenckim, art. 5 pkt 12',
      certainty: 'to-verify',
    },
  ],
  caps,
  minimumTermDays: advertisedTermDays,
};
