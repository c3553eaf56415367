export { toCents } from './cents.ts';
export { effectiveAnnualRate, effectiveRateOfPayment } from './effective-rate.ts';
export { type ExampleProblem, problemsOfExample, type RepresentativeExample } from './representative-example.ts';
export { interestForDays, type LoanCost, type SinglePaymentLoan, simulate } from './single-payment.ts';
export { clampToStep, type SliderRange } from './slider.ts';
