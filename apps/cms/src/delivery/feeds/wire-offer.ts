import { criteriaOf, type LendingCriteria } from '@prestafaro/lending';
import type { DeliveredPart } from '@prestafaro/types/application';
import type { WireCriteria, WireOffer } from '@prestafaro/types/offer-feed';

/** A published offer with the parts of its lender, tags and cost that the feed holds. */
export interface OfferRow {
  offerId: number;
  header: string;
  lenderLink: string | null;
  productType: string | null;
  acceptsDefaultRegister: boolean | null;
  tags: readonly { text: string }[] | null;
  stars: number | null;
  answerTime: string | null;
  approvalShare: string | null;
  lender: (FeedLenderRow & { receives?: readonly DeliveredPart[] | null }) | null;
  /** Of the offer itself; without them those of its lender apply. */
  criteria: LendingCriteria | null;
  minAmount: number | null;
  maxAmount: number | null;
  minDays: number | null;
  maxDays: number | null;
  tinPercent: number | null;
  aprPercent: number | null;
  cost: CostRow | null;
  isAdvertisement: boolean | null;
  sampleData: boolean | null;
  checkedOn: string | null;
}

interface FeedLenderRow {
  number: number;
  name: string;
  slug: string;
  logo: { url: string } | null;
  criteria: LendingCriteria | null;
}

interface CostRow {
  repayment: 'single_payment' | 'instalments';
  nominalRatePercent: number;
  openingFeePercent: number | null;
  openingFee: number | null;
  monthlyFee: number | null;
  firstLoanFreeUpTo: number | null;
  firstLoanFreeDays: number | null;
}

/**
 * An offer in the wire format of the specification (§3, "Offer") with our additions. An unknown value has no key, so that the
 * reader applies the specification's rules for missing values and the page invents nothing (R3).
 */
export function wireOfferOf(row: OfferRow): WireOffer {
  const { lender, cost } = row;
  const tags = row.tags?.map(({ text }) => text) ?? [];
  return known({
    offer_id: row.offerId,
    header: row.header,
    lender_link: row.lenderLink,
    product_type: row.productType,
    asnef_value: row.acceptsDefaultRegister,
    tags: tags.length > 0 ? tags : null,
    stars: row.stars,
    field2_value: row.answerTime,
    field4_value: row.approvalShare,
    lender: lender && wireLenderOf(lender),
    min_amount: row.minAmount,
    max_amount: row.maxAmount,
    min_days: row.minDays,
    max_days: row.maxDays,
    tin: row.tinPercent,
    tae: row.aprPercent,
    cost: cost && wireCostOf(cost),
    criteria: wireCriteriaOf(row),
    is_advertisement: row.isAdvertisement,
    sample_data: row.sampleData,
    checked_on: row.checkedOn,
  });
}

function wireLenderOf({ number, name, slug, logo, receives }: NonNullable<OfferRow['lender']>): WireOffer['lender'] {
  return known({ number, name, slug, logo: logo?.url, receives: receives && [...receives] });
}

function wireCostOf(cost: CostRow): NonNullable<WireOffer['cost']> {
  return known({
    repayment: cost.repayment,
    nominal_rate: cost.nominalRatePercent,
    opening_fee_percent: cost.openingFeePercent,
    opening_fee: cost.openingFee,
    monthly_fee: cost.monthlyFee,
    first_loan_free_up_to: cost.firstLoanFreeUpTo,
    first_loan_free_days: cost.firstLoanFreeDays,
  });
}

/** The criteria that matching uses for an application, so that a list and an application judge alike; null if none are known. */
function wireCriteriaOf(row: OfferRow): WireCriteria | null {
  if (!row.criteria && !row.lender?.criteria) return null;
  const criteria = criteriaOf(row);
  return known({
    min_age: criteria.minAge,
    max_age: criteria.maxAge,
    min_income: criteria.minMonthlyIncome,
    accepts_register: criteria.acceptsDefaultRegister,
    accepts_employees: criteria.acceptsEmployees,
    accepts_self_employed: criteria.acceptsSelfEmployed,
    accepts_pensioners: criteria.acceptsPensioners,
    accepts_unemployed: criteria.acceptsUnemployed,
    accepts_students: criteria.acceptsStudents,
    needs_document: criteria.needsIdentityDocument,
    needs_account: criteria.needsBankAccount,
    needs_phone: criteria.needsPhone,
  });
}

/** Removes null values, which the wire format does not have. */
function known<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Fields;
}
