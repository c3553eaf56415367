import { siteLoans } from '@/shell/loan/loan-range';
import { sampleView } from '@/shell/sample-view';

/** The loans of the sample site, for the gallery and for tests: one offer of micro-loans, and a long one. */
export const sampleLoans = siteLoans(sampleView.settings.simulator, [
  { minAmount: 50, maxAmount: 1000, minDays: 91, maxDays: 120, cost: null },
  { minAmount: 1000, maxAmount: 10_000, minDays: 183, maxDays: 1095, cost: null },
]);
