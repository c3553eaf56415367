type RepaymentEffect = 'shorter-term' | 'lower-instalment';

/** The calculator of instalments. `Plural` is a text that counts: see message-shape.ts. */
export interface CalculatorMessages<Plural> {
  readonly form: {
    readonly label: string;
    readonly kind: string;
    readonly rate: string;
    /**
     * States that the field asks for the nominal rate and not for the effective one, `{aprName}` (decisions, "Numbers
     * that look wrong").
     */
    readonly rateHint: string;
    readonly rateInput: string;
    readonly monthsInput: string;
    readonly submit: string;
    /** Heading of the list of refused numbers. */
    readonly errors: string;
  };
  /** The part for early repayments. */
  readonly repaymentForm: {
    readonly summary: string;
    readonly once: string;
    readonly onceMonth: string;
    readonly monthly: string;
    readonly effect: string;
    readonly effects: Readonly<Record<RepaymentEffect, string>>;
    readonly fee: string;
    readonly lastYearFee: string;
    /** The fee is the most that the law of the country allows: the rule with its source, and that it is an assumption. */
    readonly feeByLaw: string;
    /** The same without such a law. */
    readonly feeAssumed: string;
  };
  /** The part for a second loan. */
  readonly comparisonForm: {
    readonly summary: string;
    readonly lead: string;
    readonly amount: string;
    readonly rate: string;
    readonly months: string;
  };
  readonly result: {
    /** A value of the query is refused, and the result is that of another loan: `{amount} {months} {rate}`. */
    readonly adjusted: string;
    readonly total: string;
    readonly interest: string;
    readonly monthlyPayment: string;
    readonly allEqual: string;
    /** `{amount}` */
    readonly lastPayment: string;
    readonly payments: string;
    readonly paymentsNote: string;
    /** `{aprName}` */
    readonly effectiveRate: string;
    /** `{rateName}` and `{rate}` */
    readonly effectiveRateNote: string;
    readonly offers: string;
  };
  readonly example: {
    /** R2: `{amount} {months} {rateName} {rate} {aprName} {apr} {payments} {interest} {total}`. */
    readonly sentence: string;
    /** `{count}` and `{amount}` */
    readonly equalPayments: Plural;
    /** `{payments}` and `{last}` */
    readonly unequalPayments: string;
  };
  readonly schedule: {
    readonly title: string;
    readonly lead: string;
    readonly chart: string;
    /** Name of the chart for screen readers. */
    readonly chartName: Plural;
    /** `{firstInterest} {lastInterest} {firstDebt} {lastDebt}` */
    readonly chartDescription: string;
    readonly chartNote: string;
    readonly debtPart: string;
    readonly table: string;
    readonly month: string;
    readonly debt: string;
    readonly remaining: string;
    readonly sum: string;
  };
  /** What early repayments change. */
  readonly repayment: {
    readonly title: string;
    readonly saved: string;
    /** Instead of `saved`, if the fee is higher than the saved interest. */
    readonly costs: string;
    /** `{interest}` and `{fee}` */
    readonly savedNote: string;
    readonly savedMonths: string;
    /** The last month with and without repayments: `{last}` and `{planned}`. */
    readonly savedMonthsNote: string;
    readonly newInstalment: string;
    /** `{month}` and `{before}` */
    readonly newInstalmentNote: string;
    /** That the chart shows the instalments only. */
    readonly chartNote: string;
    /** The loan ends before the month of the single repayment: `{last}` and `{month}`. */
    readonly tooLate: string;
    /** Heads of columns. */
    readonly extra: string;
    readonly fee: string;
  };
  readonly comparison: {
    readonly caption: string;
    readonly item: string;
    readonly first: string;
    readonly second: string;
    readonly term: string;
    /** The instalment of the second loan: `{difference}`. */
    readonly instalment: Difference;
    /** The interest of the second loan: `{difference}`. */
    readonly interest: Difference;
    /** The loans have other amounts: `{aprName}`. */
    readonly otherAmount: string;
  };
  readonly download: {
    readonly button: string;
    /** Name of the file, without its ending. */
    readonly fileName: string;
  };
  readonly documents: string;
}

/** `more` and `less` have `{difference}`. */
type Difference = Readonly<Record<'more' | 'less' | 'same', string>>;
