/** An amount in any unit, and a term in days. */
interface ComparedLoan {
  readonly amount: number;
  readonly days: number;
}

/** How far one loan is from another: 0 for the same; twice and half the amount or the term are equally far. */
export const loanDistance = (one: ComparedLoan, other: ComparedLoan): number =>
  Math.abs(Math.log(one.amount / other.amount)) + Math.abs(Math.log(one.days / other.days));
