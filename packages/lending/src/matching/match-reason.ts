import type { EmploymentKind, MatchReasonCode, Verdict } from '@prestafaro/types/application';

interface Need {
  readonly has: boolean | null;
  readonly isNeeded: boolean | null;
}

/** What each criterion was judged by. Money is in cents; null is not known. */
interface ReasonFigures {
  /** `minAge` is the law's, or the lender's where it is higher. */
  age: { readonly age: number; readonly minAge: number; readonly maxAge: number | null };
  income: { readonly monthlyIncomeCents: number | null; readonly minMonthlyIncomeCents: number | null };
  employment: { readonly employment: EmploymentKind | null; readonly isAccepted: boolean | null };
  default_register: { readonly isInDefaultRegister: boolean | null; readonly isAccepted: boolean | null };
  identity_document: Need;
  bank_account: Need;
  phone: Need;
  amount: {
    readonly amountCents: number;
    readonly minAmountCents: number | null;
    readonly maxAmountCents: number | null;
  };
  term: { readonly days: number; readonly minDays: number | null; readonly maxDays: number | null };
  product_type: { readonly productType: string | null; readonly wanted: readonly string[] | null };
}

/** The reason with a code: the factors that R24 has shown, for a page to say in its own words. */
export type MatchReasonOf<Code extends MatchReasonCode> = {
  readonly code: Code;
  readonly verdict: Verdict;
} & Readonly<ReasonFigures[Code]>;

/** One of them, to be told apart by its code. */
export type MatchReason = { [Code in MatchReasonCode]: MatchReasonOf<Code> }[MatchReasonCode];

/** Limits that are null are not known. Nothing is known of what has none. */
export function judgeLimits(value: number, minimum: number | null, maximum: number | null): Verdict {
  if ((minimum !== null && value < minimum) || (maximum !== null && value > maximum)) return 'unmet';
  return minimum === null && maximum === null ? 'unknown' : 'met';
}
