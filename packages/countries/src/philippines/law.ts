import { advertisedTermDays } from '../law/advertised-term.ts';
import type { Cap } from '../law/cap.ts';
import type { CountryLaw } from '../law/country-law.ts';

const scope = { maxCents: 10_000_00, maxMonths: 4 } as const;

const before = {
  rule: 'SEC MC No. 3 (2022)',
  since: '2022-03-03',
  source: 'SEC Memorandum Circular No. 3, Series of 2022',
  certainty: 'to-verify',
} as const;

const recalibrated = {
  rule: 'SEC MC No. 14 (2025)',
  since: '2026-04-01',
  source: 'SEC Memorandum Circular No. 14, Series of 2025',
  certainty: 'sourced',
} as const;

/** Unsecured loans of at most ₱10 000 for at most four months. */
const caps: readonly Cap[] = [
  {
    id: 'effective-rate',
    figure: 'effective-rate',
    limit: { kind: 'percent', percent: 15, per: 'month' },
    scope,
    ...before,
  },
  {
    id: 'effective-rate',
    figure: 'effective-rate',
    limit: { kind: 'percent', percent: 12, per: 'month' },
    scope,
    ...recalibrated,
  },
  {
    id: 'interest',
    figure: 'nominal-rate',
    limit: { kind: 'percent', percent: 6, per: 'month' },
    scope,
    ...recalibrated,
  },
  { id: 'late', figure: 'late-interest', limit: { kind: 'percent', percent: 5, per: 'month' }, scope, ...recalibrated },
  {
    id: 'total-cost',
    figure: 'total-cost',
    limit: { kind: 'percent', percent: 100, per: 'loan' },
    scope,
    ...recalibrated,
  },
];

export const law: CountryLaw = {
  minimumAge: [{ value: 18, since: '1989-12-18', source: 'Republic Act No. 6809', certainty: 'to-verify' }],
  aprName: [
    {
      value: 'EIR',
      since: '2026-04-01',
      source: 'SEC Memorandum Circular No. 14, Series of 2025',
      certainty: 'sourced',
    },
  ],
  caps,
  minimumTermDays: advertisedTermDays,
};
