import type { ShownReason } from '@prestafaro/types/application';
import type { MatchReason } from './match-reason.ts';

type Limits = Pick<ShownReason, 'min' | 'max'>;

const CENTS = 100;
const noLimits: Limits = { min: null, max: null };

/** A reason without the applicant's figures (R28): only the lender's limits, in whole units, days and years. */
export function shownReason(reason: MatchReason): ShownReason {
  return { code: reason.code, verdict: reason.verdict, ...limitsOf(reason) };
}

function limitsOf(reason: MatchReason): Limits {
  switch (reason.code) {
    case 'age':
      return { min: reason.minAge, max: reason.maxAge };
    case 'income':
      return { min: inUnits(reason.minMonthlyIncomeCents), max: null };
    case 'amount':
      return { min: inUnits(reason.minAmountCents), max: inUnits(reason.maxAmountCents) };
    case 'term':
      return { min: reason.minDays, max: reason.maxDays };
    default:
      return noLimits;
  }
}

const inUnits = (cents: number | null) => (cents === null ? null : cents / CENTS);
