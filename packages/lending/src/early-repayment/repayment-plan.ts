/** What a borrower pays for repaying early, in percent of the repaid amount. The law or the contract sets it. */
export interface EarlyRepaymentFee {
  /** While more than a year of the agreed term remains. */
  readonly overYearPercent: number;
  /** While a year or less remains. */
  readonly lastYearPercent: number;
  /** The fee never exceeds the interest that the borrower would have paid until the agreed end. */
  readonly isLimitedToInterest: boolean;
}

/** What an early repayment changes: the number of instalments, or their amount. */
export type RepaymentEffect = 'shorter-term' | 'lower-instalment';

/** Repayments beside the instalments. Each is paid on the day of an instalment, after it. */
export interface RepaymentPlan {
  readonly onceCents: number;
  /** The month of the single repayment, from 1. After the end of the loan nothing is left to repay. */
  readonly onceMonth: number;
  /** From the first month to the last. */
  readonly monthlyCents: number;
  readonly effect: RepaymentEffect;
  readonly fee: EarlyRepaymentFee;
}
