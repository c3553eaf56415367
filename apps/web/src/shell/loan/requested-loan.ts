import { clampToStep } from '@prestafaro/lending';
import { queryWholeNumber } from '@/shell/page-query';
import type { SiteSettings } from '@/shell/site-view';

/** A value of the query, as Next passes it. */
type QueryValue = string | string[] | undefined;

export interface RequestedLoan {
  /** In units of the currency. */
  amount: number;
  days: number;
  /**
   * The way in which the loan was chosen. `none`: the query has no loan. `adjusted`: the requested loan is not
   * possible, and the nearest is returned.
   */
  choice: 'none' | 'exact' | 'adjusted';
}

/**
 * Reads the amount and the term of `/application/?amount=300&days=91`. For every query it returns a loan that the
 * site's sliders can reach. Without JavaScript a number may be sent as typed: `1 000`, `1.000`.
 */
export function readRequestedLoan(
  query: { amount?: QueryValue; days?: QueryValue },
  { simulator }: Pick<SiteSettings, 'simulator'>,
): RequestedLoan {
  const { amountMin, amountMax, amountStep, amountDefault, daysMin, daysMax, daysDefault } = simulator;
  const requested = { amount: queryWholeNumber(query, 'amount'), days: queryWholeNumber(query, 'days') };
  const amount = clampToStep(requested.amount, {
    min: amountMin,
    max: amountMax,
    step: amountStep,
    default: amountDefault,
  });
  const days = clampToStep(requested.days, { min: daysMin, max: daysMax, step: 1, default: daysDefault });
  return { amount, days, choice: choiceOf([requested.amount, amount], [requested.days, days]) };
}

function choiceOf(...pairs: [requested: string | undefined, shown: number][]): RequestedLoan['choice'] {
  const given = pairs.filter(([requested]) => requested !== undefined);
  if (given.length === 0) return 'none';
  return given.every(([requested, shown]) => Number(requested) === shown) ? 'exact' : 'adjusted';
}
