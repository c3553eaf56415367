import { type DeliveredPart, deliveredParts } from '../application/delivered-part.ts';
import type { Repayment, WireCriteria, WireOffer } from './wire-offer.ts';

/** The lender's charges. Money is in whole units of the currency (fees may have cents), rates are in percent. */
export interface CostRule {
  readonly repayment: Repayment;
  /** Yearly nominal rate (TIN). */
  readonly nominalRatePercent: number;
  /** Percent of the amount. */
  readonly openingFeePercent: number;
  readonly openingFee: number;
  readonly monthlyFee: number;
  /** The first loan is free up to this amount and this number of days; null if the lender states no such offer. */
  readonly firstLoanFreeUpTo: number | null;
  readonly firstLoanFreeDays: number | null;
}

/** What the lender demands of a borrower. Null is unknown, which is not "no". */
export interface FeedCriteria {
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Whole units of the currency, net, a month. */
  readonly minMonthlyIncome: number | null;
  readonly acceptsDefaultRegister: boolean | null;
  readonly acceptsEmployees: boolean | null;
  readonly acceptsSelfEmployed: boolean | null;
  readonly acceptsPensioners: boolean | null;
  readonly acceptsUnemployed: boolean | null;
  readonly acceptsStudents: boolean | null;
  readonly needsIdentityDocument: boolean | null;
  readonly needsBankAccount: boolean | null;
  readonly needsPhone: boolean | null;
}

/** The lender of an offer. `number` is the one in `/lenders/{number}/`, `logo` the address of its picture. */
export interface FeedLender {
  readonly number: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  /** The parts of an application that the lender receives after the applicant's pick; missing: it is reached by click-out only. */
  readonly receives?: readonly DeliveredPart[];
}

/**
 * An offer of the feed with our field names. Null means that the feed does not say; the page says so and invents nothing (R3).
 */
export interface FeedOffer {
  readonly offerId: number;
  readonly header: string;
  readonly lenderLink: string | null;
  readonly productType: string | null;
  /** Whether people in a default register (ASNEF …) may apply. */
  readonly acceptsDefaultRegister: boolean;
  readonly tags: readonly string[];
  readonly stars: number | null;
  readonly answerTime: string | null;
  readonly approvalShare: string | null;
  readonly lender: FeedLender | null;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  /** The lender's declared nominal and effective annual rates: the figures on a card. */
  readonly tinPercent: number | null;
  readonly aprPercent: number | null;
  readonly cost: CostRule | null;
  /** Of the offer, or else of its lender; null if the feed says nothing about borrowers. */
  readonly criteria: FeedCriteria | null;
  readonly isAdvertisement: boolean;
  readonly isSample: boolean;
  /** `YYYY-MM-DD`. */
  readonly checkedOn: string | null;
}

/**
 * Converts an entry and fills missing values by the specification: `asnef_value` defaults to true (§3). A missing statement on
 * advertising means advertising, so that no paid card lacks its label (R9).
 */
export function toFeedOffer(wire: WireOffer): FeedOffer {
  return {
    offerId: wire.offer_id,
    header: wire.header,
    lenderLink: textOrNull(wire.lender_link),
    productType: textOrNull(wire.product_type),
    acceptsDefaultRegister: wire.asnef_value ?? true,
    tags: (wire.tags ?? []).filter((tag) => textOrNull(tag)),
    stars: wire.stars ?? null,
    answerTime: textOrNull(wire.field2_value),
    approvalShare: textOrNull(wire.field4_value),
    lender: wire.lender ? toFeedLender(wire.lender) : null,
    minAmount: wire.min_amount ?? null,
    maxAmount: wire.max_amount ?? null,
    minDays: wire.min_days ?? null,
    maxDays: wire.max_days ?? null,
    tinPercent: wire.tin ?? null,
    aprPercent: wire.tae ?? null,
    cost: wire.cost ? toCostRule(wire.cost) : null,
    criteria: wire.criteria ? toCriteria(wire.criteria) : null,
    isAdvertisement: wire.is_advertisement ?? true,
    isSample: wire.sample_data ?? false,
    checkedOn: wire.checked_on ?? null,
  };
}

/** A part without a name here cannot be named to the applicant, so nothing is sent to such a lender. */
function toFeedLender({ receives, ...lender }: NonNullable<WireOffer['lender']>): FeedLender {
  const known = deliveredParts.filter((part) => receives?.includes(part));
  const isKnown = receives && known.length === receives.length;
  return { ...lender, logo: textOrNull(lender.logo), ...(isKnown && { receives: known }) };
}

function toCostRule(wire: NonNullable<WireOffer['cost']>): CostRule {
  return {
    repayment: wire.repayment,
    nominalRatePercent: wire.nominal_rate,
    openingFeePercent: wire.opening_fee_percent ?? 0,
    openingFee: wire.opening_fee ?? 0,
    monthlyFee: wire.monthly_fee ?? 0,
    firstLoanFreeUpTo: wire.first_loan_free_up_to ?? null,
    firstLoanFreeDays: wire.first_loan_free_days ?? null,
  };
}

function toCriteria(wire: WireCriteria): FeedCriteria {
  return {
    minAge: wire.min_age ?? null,
    maxAge: wire.max_age ?? null,
    minMonthlyIncome: wire.min_income ?? null,
    acceptsDefaultRegister: wire.accepts_register ?? null,
    acceptsEmployees: wire.accepts_employees ?? null,
    acceptsSelfEmployed: wire.accepts_self_employed ?? null,
    acceptsPensioners: wire.accepts_pensioners ?? null,
    acceptsUnemployed: wire.accepts_unemployed ?? null,
    acceptsStudents: wire.accepts_students ?? null,
    needsIdentityDocument: wire.needs_document ?? null,
    needsBankAccount: wire.needs_account ?? null,
    needsPhone: wire.needs_phone ?? null,
  };
}

/** A blank text becomes null. Any other text stays exactly as it is. */
function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
