import type { Verdict } from '@prestafaro/types/application';
import { toCents } from '../cents.ts';
import { nonOfferType } from '../non-offer-type.ts';
import type { Applicant } from './applicant.ts';
import { judgeLimits, type MatchReasonOf } from './match-reason.ts';
import type { OfferCriteria } from './offer-criteria.ts';

/** Compares the requested amount with the limits of the offer, which are included. `unknown` if the offer has none. */
export function judgeAmount(
  { amountCents }: Applicant,
  { minAmount, maxAmount }: OfferCriteria,
): MatchReasonOf<'amount'> {
  const minAmountCents = minAmount === null ? null : toCents(minAmount);
  const maxAmountCents = maxAmount === null ? null : toCents(maxAmount);
  const verdict = judgeLimits(amountCents, minAmountCents, maxAmountCents);
  return { code: 'amount', verdict, amountCents, minAmountCents, maxAmountCents };
}

/** Compares the requested term with the limits of the offer, in days, which are included. */
export function judgeTerm({ days }: Applicant, { minDays, maxDays }: OfferCriteria): MatchReasonOf<'term'> {
  return { code: 'term', verdict: judgeLimits(days, minDays, maxDays), days, minDays, maxDays };
}

/** @param wanted the product types of a list, such as the cash loans of `/offers2/`; null accepts all types. */
export function judgeProductType(
  { productType }: OfferCriteria,
  wanted: readonly string[] | null,
): MatchReasonOf<'product_type'> {
  return { code: 'product_type', verdict: verdictOnType(productType, wanted), productType, wanted };
}

function verdictOnType(productType: string | null, wanted: readonly string[] | null): Verdict {
  if (productType === nonOfferType) return 'unmet';
  if (wanted === null) return 'met';
  if (productType === null) return 'unknown';
  return wanted.includes(productType) ? 'met' : 'unmet';
}
