import { toCents } from '../cents.ts';

/** When a loan is repaid: in one payment after some days, or in equal monthly instalments. */
export type LoanTerm = { readonly unit: 'days' | 'months'; readonly count: number };

/**
 * A figure of a loan that a text states. `total`: what is repaid. `interest`: what the loan costs. `instalment`: of each month. `nominal`:
 * the nominal rate (TIN) of an effective one. `apr`: the effective rate (TAE) of a cost.
 */
export type LoanFigure =
  | {
      readonly measure: 'total' | 'interest' | 'instalment' | 'nominal';
      readonly principalCents: number;
      readonly term: LoanTerm;
      readonly aprPercent: number;
    }
  | {
      readonly measure: 'apr';
      readonly principalCents: number;
      readonly term: LoanTerm;
      /** Interest and fees together. */
      readonly costCents: number;
    };

const measures = ['total', 'interest', 'instalment', 'nominal', 'apr'] as const;

/**
 * Finds the figures in a text, with what {@link parseLoanFigure} reads between the braces. A measure alone is another placeholder:
 * `{total}` of a label.
 */
export const loanFigurePattern = new RegExp(`\\{((?:${measures.join('|')}) [^{}]*)\\}`, 'g');

const WRITTEN = /^(\w+) (\d{1,8}(?:\.\d{1,2})?) (\d{1,4})([dm]) (\d{1,8}(?:\.\d{1,4})?)$/;
const MOST: Readonly<Record<LoanTerm['unit'], number>> = { days: 3650, months: 480 };
const MOST_PERCENT = 10_000;

/**
 * Reads a figure as an editor writes it: measure, amount in units of the currency, days (`d`) or months (`m`), and the effective rate in
 * percent, or for `apr` the cost: `total 300 91d 36`, `instalment 5000 24m 9.5`, `apr 300 91d 10`.
 * @returns null for anything else, and for a loan that has no such figure
 */
export function parseLoanFigure(written: string): LoanFigure | null {
  const [, word, amount, count, letter, last] = WRITTEN.exec(written) ?? [];
  const measure = measures.find((one) => one === word);
  const term: LoanTerm = { unit: letter === 'd' ? 'days' : 'months', count: Number(count) };
  const principalCents = toCents(Number(amount ?? 0));
  if (!measure || principalCents === 0 || term.count === 0 || term.count > MOST[term.unit]) return null;
  if (measure === 'apr') return { measure, principalCents, term, costCents: toCents(Number(last)) };
  if (measure === 'instalment' && term.unit === 'days') return null;
  const aprPercent = Number(last);
  return aprPercent <= MOST_PERCENT ? { measure, principalCents, term, aprPercent } : null;
}
