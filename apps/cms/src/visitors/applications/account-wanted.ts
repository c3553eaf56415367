import { criteriaOf, matchedIds } from '@prestafaro/lending';
import type { Matching } from './match-application';

export interface AccountWanted {
  /** Names of lenders without repetition; at least one. */
  lenders: string[];
  /** How many lenders have a matching offer. An offer without a lender has no name to show. */
  matching: number;
}

/**
 * Tells which matching lenders need a bank account, because the form asks for it only then (R21).
 * @param matching of a form without the account
 * @returns null if no matching lender needs one
 */
export function accountWanted({ offers, matches }: Matching): AccountWanted | null {
  const matched = new Set(matchedIds(matches));
  const matching = offers.filter(({ offerId }) => matched.has(offerId));
  const lenders = lendersOf(matching.filter((offer) => criteriaOf(offer).needsBankAccount));
  return lenders.length > 0 ? { lenders, matching: lendersOf(matching).length } : null;
}

function lendersOf(offers: Matching['offers']): string[] {
  return [...new Set(offers.flatMap(({ lender }) => (lender ? [lender.name] : [])))];
}
