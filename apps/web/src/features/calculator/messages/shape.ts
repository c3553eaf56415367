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
  readonly documents: string;
}
