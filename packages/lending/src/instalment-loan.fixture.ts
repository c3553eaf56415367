import fc from 'fast-check';
import type { InstalmentLoan } from './amortise.ts';
import { payable } from './payable.ts';

interface Bounds {
  readonly principalCents: { readonly min: number; readonly max: number };
  readonly maxRatePercent: number;
  readonly maxMonths: number;
}

/** Loans of every money format, whose principal somebody can pay. */
export const anyInstalmentLoan = ({
  principalCents,
  maxRatePercent,
  maxMonths,
}: Bounds): fc.Arbitrary<InstalmentLoan> =>
  fc
    .record({
      principalCents: fc.integer(principalCents),
      yearlyRatePercent: fc.integer({ min: 0, max: maxRatePercent * 100 }).map((hundredths) => hundredths / 100),
      months: fc.integer({ min: 1, max: maxMonths }),
      decimals: fc.constantFrom(0, 1, 2),
    })
    .map((loan) => ({ ...loan, principalCents: payable(loan.principalCents, loan.decimals) }));
