/** A payment of the borrower. */
export interface DatedPayment {
  readonly cents: number;
  /** Time from the start of the loan, in years: a month is 1 / 12, a day 1 / 365. */
  readonly years: number;
}

const precision = 1e-13;
const maxSteps = 100;

/**
 * The effective annual rate (TAE, APR, RRSO …) of several payments, in percent, not rounded. At this rate the present value of
 * the payments equals the received amount: Σ payment / (1 + rate)^years = received (Directive (EU) 2023/2225, Annex III).
 * @param receivedCents the net payout to the borrower, after a fee that is deducted at the start.
 * @throws {RangeError} when nothing is received or nothing is paid, because then there is no rate.
 */
export function effectiveRateOfPayments(receivedCents: number, payments: readonly DatedPayment[]): number {
  const due = payments.filter(({ cents }) => cents !== 0);
  if (!(receivedCents > 0 && due.length > 0 && due.every(({ cents, years }) => cents > 0 && years > 0))) {
    throw new RangeError('There is no rate without a loan, a payment and a term');
  }
  const terms = due.map(({ years }) => years);
  const [first, last] = [Math.min(...terms), Math.max(...terms)];
  // The logarithm of the present value is a falling, convex curve of log(1 + rate). So Newton's method is below the root after
  // its first step at the latest, and then approaches the root without overshooting.
  let logRate = 0;
  for (let step = 0; step < maxSteps; step += 1) {
    const { logValue, meanYears } = presentValue(due, logRate, logRate > 0 ? first : last);
    const change = (logValue - Math.log(receivedCents)) / meanYears;
    logRate += change;
    if (Math.abs(change) <= precision * Math.max(1, Math.abs(logRate))) break;
  }
  return Math.expm1(logRate) * 100;
}

/** @param anchor the term to which the payments are discounted first, so that no power overflows. */
function presentValue(payments: readonly DatedPayment[], logRate: number, anchor: number) {
  let value = 0;
  let weighted = 0;
  for (const { cents, years } of payments) {
    const discounted = cents * Math.exp(-logRate * (years - anchor));
    value += discounted;
    weighted += discounted * years;
  }
  return { logValue: Math.log(value) - logRate * anchor, meanYears: weighted / value };
}
