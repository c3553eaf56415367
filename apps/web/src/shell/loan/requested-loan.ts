import { amountRules, countRules, type NumberWriting, readAsked } from '@/shell/loan/typed-numbers';
import { type PageQuery, queryText } from '@/shell/page-query';
import type { SiteSettings } from '@/shell/site-view';

export interface RequestedLoan {
  /** In units of the currency. */
  readonly amount: number;
  readonly days: number;
  /**
   * The way in which the loan was chosen. `none`: the query has no loan. `adjusted`: the requested loan is refused, and
   * another is returned: the nearest possible one, or the usual one for a number that cannot be read.
   */
  readonly choice: 'none' | 'exact' | 'adjusted';
  /** The numbers of the query, as they were typed. The fields show a refused one with the reason. */
  readonly typed: { readonly amount: string | undefined; readonly days: string | undefined };
}

/**
 * Reads the amount and the term of `/application/?amount=300&days=91`. For every query it returns a loan within the
 * bounds of the site. Without JavaScript a number is sent as typed: `1 000`, `1.000,00 €`.
 */
export function readRequestedLoan(
  query: PageQuery,
  simulator: SiteSettings['simulator'],
  writing: NumberWriting,
): RequestedLoan {
  const { amountMin, amountMax, amountDefault, daysMin, daysMax, daysDefault } = simulator;
  const amountBounds = amountRules(writing, { min: amountMin, max: amountMax });
  const amount = readAsked(queryText(query, 'amount'), amountBounds, amountDefault);
  const days = readAsked(queryText(query, 'days'), countRules(writing, { min: daysMin, max: daysMax }), daysDefault);
  const typed = { amount: amount.typed, days: days.typed };
  const isAsked = amount.typed !== undefined || days.typed !== undefined;
  const choice = amount.isRefused || days.isRefused ? 'adjusted' : isAsked ? 'exact' : 'none';
  return { amount: amount.value, days: days.value, choice, typed };
}
