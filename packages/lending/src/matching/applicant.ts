import type { EmploymentKind } from '@prestafaro/types/application';
import type { AskedLoan } from '../offer-cost/offer-terms.ts';

/**
 * What the matching has to know of a person: no name, no number of a document, no account (R21). Null is what the form
 * has not asked yet; it keeps nobody from an offer.
 */
export interface Applicant extends AskedLoan {
  /** Whole years, on the day of the country (R29). */
  readonly age: number;
  /** Net. */
  readonly monthlyIncomeCents: number | null;
  readonly employment: EmploymentKind | null;
  /** Whether a register of defaulters (ASNEF in Spain) has them. */
  readonly isInDefaultRegister: boolean | null;
  readonly hasIdentityDocument: boolean | null;
  readonly hasBankAccount: boolean | null;
  readonly hasPhone: boolean | null;
}

/**
 * A figure that is none (NaN) is below no limit, so it would match everything: it has to be refused before.
 * @throws {RangeError} naming the figure but not its value, which is personal and must reach no log (R28).
 */
export function requireApplicant({ amountCents, days, age, monthlyIncomeCents }: Applicant): void {
  requireWhole('amountCents', amountCents, 1);
  requireWhole('days', days, 1);
  requireWhole('age', age, 0);
  if (monthlyIncomeCents !== null) requireWhole('monthlyIncomeCents', monthlyIncomeCents, 0);
}

function requireWhole(name: keyof Applicant, value: number, minimum: number): void {
  if (!(Number.isSafeInteger(value) && value >= minimum)) {
    throw new RangeError(`The applicant's ${name} is not a whole number from ${minimum} on`);
  }
}
