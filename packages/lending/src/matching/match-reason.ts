import type { EmploymentKind, MatchReasonCode, Verdict } from '@prestafaro/types/application';

interface Need {
  readonly has: boolean | null;
  readonly isNeeded: boolean | null;
}

/** The facts behind the verdict on each criterion. Money is in cents; null means unknown. */
interface ReasonFigures {
  /** `minAge` is the legal age, or the lender's if that is higher. */
  age: { readonly age: number | null; readonly minAge: number; readonly maxAge: number | null };
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

/** The reason with a code: the factors that R24 requires us to show. Each page has its own text for them. */
export type MatchReasonOf<Code extends MatchReasonCode> = {
  readonly code: Code;
  readonly verdict: Verdict;
} & Readonly<ReasonFigures[Code]>;

/** One of the reasons. The code tells them apart. */
export type MatchReason = { [Code in MatchReasonCode]: MatchReasonOf<Code> }[MatchReasonCode];

/** Null limits are unknown. Without a known limit the verdict is unknown. */
export function judgeLimits(value: number, minimum: number | null, maximum: number | null): Verdict {
  if ((minimum !== null && value < minimum) || (maximum !== null && value > maximum)) return 'unmet';
  return minimum === null && maximum === null ? 'unknown' : 'met';
}
