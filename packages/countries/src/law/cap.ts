import type { Language } from '@prestafaro/types/country';
import type { Dated } from './dated.ts';

/**
 * What a cap limits. `effective-rate` and `total-cost` include everything that the borrower pays for the loan, `nominal-rate`
 * only the interest, `non-interest-cost` everything else.
 */
export type CapFigure =
  | 'nominal-rate'
  | 'effective-rate'
  | 'non-interest-cost'
  | 'late-interest'
  | 'total-cost'
  | 'initiation-fee'
  | 'service-fee';

/** How high a price may be. Money is in hundredths of the currency (`cents`). */
export type CapLimit =
  /** Percent of the amount in a period, or over the whole loan. `isBelow`: the figure itself already exceeds the cap. */
  | {
      readonly kind: 'percent';
      readonly percent: number;
      readonly per: 'day' | 'month' | 'year' | 'loan';
      readonly isBelow?: true;
    }
  /** `times` × (the central bank's rate + `plusPercent`) a year. The rate itself changes too often to be stored here. */
  | {
      readonly kind: 'reference-rate';
      readonly reference: string;
      readonly times: number;
      readonly plusPercent: number;
    }
  /** `percentOfAmount` + `percentPerYear` × days / 365, at most `maxPercent`; all are percent of the amount. */
  | {
      readonly kind: 'percent-by-term';
      readonly percentOfAmount: number;
      readonly percentPerYear: number;
      readonly maxPercent: number;
    }
  /** `cents` once, plus `percentAbove` of the part of the amount above `aboveCents`, at most `maxCents`. */
  | {
      readonly kind: 'fee';
      readonly cents: number;
      readonly percentAbove: number;
      readonly aboveCents: number;
      readonly maxCents: number;
    }
  | { readonly kind: 'monthly-fee'; readonly cents: number };

/** The loans that a cap applies to. Every bound is inclusive. */
export interface CapScope {
  readonly maxCents?: number;
  readonly minDays?: number;
  readonly maxDays?: number;
  readonly maxMonths?: number;
  /** Whether the loan is the borrower's first of the calendar year, or a later one. */
  readonly loanOfYear?: 'first' | 'later';
}

/** A legal limit on the price of a loan. */
export interface Cap extends Dated {
  /** Unique within the country. A later version of the same rule has the same id. */
  readonly id: string;
  /** The short name of the rule, in the language of the law: what a badge has room for. */
  readonly rule: string;
  /** Rule and source in another language of the country. */
  readonly nameIn?: Readonly<Partial<Record<Language, Readonly<Pick<Cap, 'rule' | 'source'>>>>>;
  readonly figure: CapFigure;
  readonly limit: CapLimit;
  readonly scope?: CapScope;
}
