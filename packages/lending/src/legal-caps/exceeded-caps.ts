import type { Cap } from '@prestafaro/countries';
import { offerCost } from '../offer-cost/offer-cost.ts';
import type { OfferTerms, RequestedLoan } from '../offer-cost/offer-terms.ts';
import type { PaymentDecimals } from '../percent-of.ts';
import { judgeCaps } from './judge-caps.ts';

/** A legal cap that an offer exceeds, with a loan of it that does. */
export interface ExceededCap {
  readonly cap: Cap;
  readonly loan: RequestedLoan;
}

/**
 * The legal caps that an offer exceeds with one of its loans: each once, with the first such loan. The smallest and the largest amounts
 * and terms are examined, and the last ones to which a cap applies. A cap on the later loans of a year says nothing about an offer,
 * whose loan may be the first. Empty if the offer states no amounts, no terms or no cost.
 */
export function exceededCaps(
  terms: OfferTerms,
  caps: readonly Cap[],
  decimals: PaymentDecimals,
): readonly ExceededCap[] {
  const { minAmount, maxAmount, minDays, maxDays, cost } = terms;
  if (!cost || !minAmount || !maxAmount || !minDays || !maxDays) return [];
  const judged = caps.filter(({ scope }) => scope?.loanOfYear !== 'later');
  const amounts = within(
    minAmount * 100,
    maxAmount * 100,
    judged.map(({ scope }) => scope?.maxCents),
  );
  const days = within(
    minDays,
    maxDays,
    judged.flatMap(({ scope }) => [scope?.minDays, scope?.maxDays]),
  );
  const exceeded = new Map<string, ExceededCap>();
  for (const amountCents of amounts) {
    for (const term of days) {
      const loan = { amountCents, days: term, decimals };
      const figures = offerCost(terms, loan);
      if (figures.kind === 'unknown') continue;
      for (const { cap, verdict } of judgeCaps(judged, { rule: cost, figures })) {
        if (verdict === 'exceeded' && !exceeded.has(cap.id)) exceeded.set(cap.id, { cap, loan });
      }
    }
  }
  return [...exceeded.values()];
}

/** The smallest and the largest value, and the bounds between them. */
function within(smallest: number, largest: number, bounds: readonly (number | undefined)[]): readonly number[] {
  const between = bounds.filter((bound) => bound !== undefined && bound > smallest && bound < largest) as number[];
  return [...new Set([smallest, ...between, largest])];
}
