import type { EmploymentKind } from '@prestafaro/types/application';
import type { RequestedLoan } from '../offer-cost/offer-terms.ts';

/**
 * The facts of a person that the matching needs: no name, no document number, no account (R21). Null means that the form has
 * not asked yet; it never excludes the person from an offer.
 */
export interface Applicant extends Pick<RequestedLoan, 'amountCents' | 'days'> {
  /** Whole years, on the current day in the country (R29). An application always has it. */
  readonly age: number | null;
  /** Net income. */
  readonly monthlyIncomeCents: number | null;
  readonly employment: EmploymentKind | null;
  /** Whether the person is in a register of defaulters (ASNEF in Spain). */
  readonly isInDefaultRegister: boolean | null;
  readonly hasIdentityDocument: boolean | null;
  readonly hasBankAccount: boolean | null;
  readonly hasPhone: boolean | null;
}

/**
 * Refuses invalid figures, because NaN is below no limit and would match everything.
 * @throws {RangeError} that names the figure but not its value, which is personal and must not reach a log (R28).
 */
export function requireApplicant({ amountCents, days, age, monthlyIncomeCents }: Applicant): void {
  requireWhole('amountCents', amountCents, 1);
  requireWhole('days', days, 1);
  if (age !== null) requireWhole('age', age, 0);
  if (monthlyIncomeCents !== null) requireWhole('monthlyIncomeCents', monthlyIncomeCents, 0);
}

function requireWhole(name: keyof Applicant, value: number, minimum: number): void {
  if (!(Number.isSafeInteger(value) && value >= minimum)) {
    throw new RangeError(`The applicant's ${name} is not a whole number from ${minimum} on`);
  }
}
