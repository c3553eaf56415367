import { effectiveRateOfPayment } from './effective-rate.ts';
import { payable } from './payable.ts';
import { type SinglePaymentLoan, simulate } from './single-payment.ts';

/** The published figures of an «Ejemplo representativo» with one payment (R2, R4). */
export interface RepresentativeExample extends SinglePaymentLoan {
  readonly aprPercent: number;
  readonly totalCents: number;
  /** All fees together; undefined means none. */
  readonly feesCents?: number;
}

/** A published figure that differs from the computed one. */
export interface ExampleProblem {
  readonly figure: 'totalCents' | 'aprPercent';
  readonly published: number;
  readonly computed: number;
}

/** The directive requires the APR to one decimal at least (Annex III), so published figures are compared to that precision. */
const aprTolerancePercent = 0.05;

/**
 * Checks that an example adds up: the total is principal, interest and fees exactly, and the APR follows from the total to
 * one decimal. An empty list means that the example may be published.
 */
export function problemsOfExample(example: RepresentativeExample): readonly ExampleProblem[] {
  const totalCents = simulate(example).totalCents + payable(example.feesCents ?? 0, example.decimals);
  const aprPercent = effectiveRateOfPayment({ ...example, totalCents });
  const problems: ExampleProblem[] = [];
  if (example.totalCents !== totalCents) {
    problems.push({ figure: 'totalCents', published: example.totalCents, computed: totalCents });
  }
  if (!(Math.abs(example.aprPercent - aprPercent) <= aprTolerancePercent)) {
    problems.push({ figure: 'aprPercent', published: example.aprPercent, computed: aprPercent });
  }
  return problems;
}
