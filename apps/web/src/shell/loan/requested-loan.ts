import { daysPerMonth } from '@prestafaro/lending';
import { termUnitField, termUnits } from '@/shell/application/application-link';
import type { SiteLoans } from '@/shell/loan/loan-range';
import { type AskedNumber, amountRules, countRules, type NumberWriting, readAsked } from '@/shell/loan/typed-numbers';
import { type PageQuery, queryText } from '@/shell/page-query';
import { boundsInSecond } from '@/ui/range-slider/slider-scale';

export interface RequestedLoan {
  /** In units of the currency. */
  readonly amount: number;
  readonly days: number;
  /**
   * The way in which the loan was chosen. `none`: the query has no loan. `adjusted`: the requested loan is refused, and
   * another is returned: the nearest possible one, or the usual one for a number that cannot be read.
   */
  readonly choice: 'none' | 'exact' | 'adjusted';
  /** The numbers of the query, as they were typed, and the unit of the term. The fields show a refused one with the reason. */
  readonly typed: {
    readonly amount: string | undefined;
    readonly days: string | undefined;
    readonly unit?: string | undefined;
  };
}

/**
 * Reads the amount and the term of `/application/?amount=300&days=91`. For every query it returns a loan within the
 * range of the site. Without JavaScript a number is sent as typed, `1 000`, `1.000,00 €`, and the term with its unit: `36`, `months`.
 */
export function readRequestedLoan(query: PageQuery, loans: SiteLoans, writing: NumberWriting): RequestedLoan {
  const { amountMin, amountMax, amountDefault } = loans;
  const amountBounds = amountRules(writing, { min: amountMin, max: amountMax });
  const amount = readAsked(queryText(query, 'amount'), amountBounds, amountDefault);
  const unit = queryText(query, termUnitField);
  const days = readTerm(queryText(query, 'days'), unit, loans, writing);
  const typed = { amount: amount.typed, days: days.typed, ...(unit && { unit }) };
  const isAsked = amount.typed !== undefined || days.typed !== undefined;
  const choice = amount.isRefused || days.isRefused ? 'adjusted' : isAsked ? 'exact' : 'none';
  return { amount: amount.value, days: days.value, choice, typed };
}

/** A term in days. A term in months becomes one in days. */
function readTerm(
  typed: string | undefined,
  unit: string | undefined,
  { daysMin, daysMax, daysDefault }: SiteLoans,
  writing: NumberWriting,
): AskedNumber {
  const bounds = { min: daysMin, max: daysMax };
  if (unit !== termUnits.months) return readAsked(typed, countRules(writing, bounds), daysDefault);
  const inMonths = countRules(writing, boundsInSecond(bounds, daysPerMonth));
  const asked = readAsked(typed, inMonths, daysDefault / daysPerMonth);
  return { ...asked, value: Math.round(asked.value * daysPerMonth) };
}
