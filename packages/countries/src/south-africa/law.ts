import { advertisedTermDays } from '../law/advertised-term.ts';
import type { Cap } from '../law/cap.ts';
import type { CountryLaw } from '../law/country-law.ts';

const since2016 = {
  rule: 'National Credit Regulations',
  since: '2016-05-06',
  source: 'National Credit Act 34 of 2005, National Credit Regulations 42 to 44 as amended (GG 39379, 6 November 2015)',
  certainty: 'sourced',
} as const;

const shortTerm = { maxCents: 8_000_00, maxMonths: 6 } as const;

/**
 * Short-term loans (at most R8 000 for at most six months) have a monthly cap. Other unsecured loans have one above the repo
 * rate.
 */
const caps: readonly Cap[] = [
  {
    id: 'short-term-first',
    figure: 'nominal-rate',
    limit: { kind: 'percent', percent: 5, per: 'month' },
    scope: { ...shortTerm, loanOfYear: 'first' },
    ...since2016,
  },
  {
    id: 'short-term-later',
    figure: 'nominal-rate',
    limit: { kind: 'percent', percent: 3, per: 'month' },
    scope: { ...shortTerm, loanOfYear: 'later' },
    ...since2016,
  },
  {
    id: 'unsecured',
    figure: 'nominal-rate',
    limit: { kind: 'reference-rate', reference: 'SARB repurchase rate', times: 1, plusPercent: 21 },
    ...since2016,
  },
  {
    id: 'initiation-fee',
    figure: 'initiation-fee',
    limit: { kind: 'fee', cents: 165_00, percentAbove: 10, aboveCents: 1_000_00, maxCents: 1_050_00 },
    ...since2016,
  },
  {
    id: 'initiation-fee-share',
    figure: 'initiation-fee',
    limit: { kind: 'percent', percent: 15, per: 'loan' },
    ...since2016,
  },
  {
    id: 'service-fee',
    figure: 'service-fee',
    limit: { kind: 'monthly-fee', cents: 60_00 },
    ...since2016,
  },
];

export const law: CountryLaw = {
  minimumAge: [{ value: 18, since: '2007-07-01', source: "Children's Act 38 of 2005, s. 17", certainty: 'to-verify' }],
  aprName: [{ value: 'APR', since: '2026-11-20', source: 'No name in law', certainty: 'to-verify' }],
  caps,
  minimumTermDays: advertisedTermDays,
};
