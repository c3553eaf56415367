import type { CeilingRates } from '@prestafaro/lending';
import type { SiteLoans } from '@/shell/loan/loan-range';

/** The rates of the dearest loans of a site, as plain data for the browser. */
export function ratesOf(loans: SiteLoans): CeilingRates {
  const { nominalRatePercent, instalmentRatePercent, daysMin, microDaysMax, singlePaymentDaysMax } = loans;
  return { nominalRatePercent, instalmentRatePercent, daysMin, daysMax: microDaysMax, singlePaymentDaysMax };
}
