import type { Cap } from '@prestafaro/countries';
import { appliesTo, type CappedLoan, type CapVerdict, capVerdict } from './cap-verdict.ts';

/** The caps that apply to a loan, each with its verdict. A cap for certain loans replaces the general cap on the same figure. */
export function judgeCaps(
  caps: readonly Cap[],
  loan: CappedLoan,
): readonly { readonly cap: Cap; readonly verdict: CapVerdict }[] {
  const applying = caps.filter((cap) => appliesTo(cap, loan.figures));
  const decisive = applying.filter(
    (cap) => cap.scope || !applying.some((other) => other.scope && other.figure === cap.figure),
  );
  return decisive.map((cap) => ({ cap, verdict: capVerdict(cap, loan) }));
}
