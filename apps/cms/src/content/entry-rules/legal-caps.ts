import { isLocale, policyOf, siteOfLocale, todayIn } from '@prestafaro/countries';
import { exceededCaps, type OfferTerms } from '@prestafaro/lending';
import { offer as offerLabels } from '../labels/content-types/offer';
import { fieldName } from '../labels/field-name';
import { figure, foundIn, isRecord } from './figures';
import { paymentDecimals } from './payment-decimals';
import type { Problem } from './problem';

/**
 * Finds what an offer costs above the legal caps of its country on this day: one message for each cap.
 * @param moneyFormat of the settings of the site
 */
export function legalCapProblems(
  offer: Readonly<Record<string, unknown>>,
  locale: string,
  now: Date,
  moneyFormat: unknown,
): Problem[] {
  if (!isLocale(locale)) return [];
  const { country } = siteOfLocale(locale);
  const { caps } = policyOf(country, todayIn(country, now));
  const decimals = paymentDecimals(moneyFormat, locale);
  return foundIn(() => exceededCaps(termsOf(offer), caps, decimals)).map(({ cap, loan }) => {
    const asked = `${figure(loan.amountCents / 100)} a ${figure(loan.days)} días`;
    const fact = `${fieldName(offerLabels, 'cost')} supera un límite legal: un préstamo de ${asked} no cumple «${cap.rule}»`;
    const advice = 'Baja el tipo o las comisiones, o cambia los importes o los plazos.';
    return { path: ['cost'], message: `${fact} (${cap.source}, desde ${cap.since}). ${advice}` };
  });
}

/** The terms of a form. What is missing or no number is unknown; other rules say so. */
function termsOf(offer: Readonly<Record<string, unknown>>): OfferTerms {
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  const { cost } = offer;
  const terms = {
    minAmount: number(offer.minAmount),
    maxAmount: number(offer.maxAmount),
    minDays: number(offer.minDays),
    maxDays: number(offer.maxDays),
  };
  if (!isRecord(cost)) return { ...terms, cost: null };
  const nominalRatePercent = number(cost.nominalRatePercent);
  if (nominalRatePercent === null) return { ...terms, cost: null };
  return {
    ...terms,
    cost: {
      repayment: cost.repayment === 'instalments' ? 'instalments' : 'single_payment',
      nominalRatePercent,
      openingFeePercent: number(cost.openingFeePercent) ?? 0,
      openingFee: number(cost.openingFee) ?? 0,
      monthlyFee: number(cost.monthlyFee) ?? 0,
      firstLoanFreeUpTo: number(cost.firstLoanFreeUpTo),
      firstLoanFreeDays: number(cost.firstLoanFreeDays),
    },
  };
}
