import type { Language } from '@prestafaro/types/country';
import type { DatedValue } from './dated.ts';

/** The words that the law demands in the warning of every page about loans (R1), by language of the site. */
export type CreditWarning = Readonly<Partial<Record<Language, string>>>;

/** How a borrower may think again. */
export type CoolingOff =
  /** Calendar days after the contract in which the borrower may give the money back. */
  | { readonly kind: 'withdrawal'; readonly days: number }
  /** The lender pays loans above the amount only after some hours, if the borrower agrees once more. */
  | { readonly kind: 'delayed-payout'; readonly hours: number; readonly aboveCents: number };

/** A version of a right to think again, with its first day and its source. */
export interface CoolingOffRule extends DatedValue<CoolingOff> {
  /** The source in another language of the country. */
  readonly sourceIn?: Readonly<Partial<Record<Language, string>>>;
}

/** The public register in which every company that is named as a lender must have an entry. */
export interface LenderRegister {
  readonly name: string;
  readonly url: string;
  /** How an entry is numbered, where the register says so. */
  readonly number?: { readonly pattern: RegExp; readonly example: string };
}

/**
 * What the law of a country demands for borrowers beside prices: every version of each rule, the oldest first. A list is empty
 * if no such rule has a public source.
 */
export interface ConsumerProtection {
  readonly creditWarning: readonly DatedValue<CreditWarning>[];
  readonly coolingOff: readonly CoolingOffRule[];
  readonly lenderRegister: readonly DatedValue<LenderRegister>[];
}
