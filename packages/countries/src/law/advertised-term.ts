import type { DatedValue, Versions } from './dated.ts';

/**
 * R4: what Google advertises. A loan that must be repaid in full within 60 days of its issue may not be advertised, wherever the
 * advertiser is. The law of no country says so, hence it is not a rule of the countries whose market has only shorter loans.
 */
export const advertisedTermDays: Versions<DatedValue<number>> = [
  {
    value: 61,
    since: '2016-07-13',
    source: 'Google Ads, «Financial products and services», personal loans',
    certainty: 'sourced',
  },
];
