import * as z from 'zod/mini';

/**
 * Longer than our CMS allows, because another source may replace it, but limited, because a text without a limit breaks the
 * page.
 */
const text = (maximum: number) => z.string().check(z.maxLength(maximum));
const name = (maximum: number) => text(maximum).check(z.regex(/\S/));

/** Whole units of the currency. A thousand million exceeds any loan, in đồng too. */
const amount = z.int().check(z.positive(), z.maximum(1_000_000_000));
const fee = z.number().check(z.nonnegative(), z.maximum(1_000_000_000));
const days = z.int().check(z.positive(), z.maximum(36_500));
const rate = (maximum: number) => z.number().check(z.nonnegative(), z.maximum(maximum));

/** A visitor follows this link. Only http and https, so that no feed can inject a script. An empty text means no link. */
const link = text(2000).check(z.trim(), z.regex(/^(https?:\/\/[^\s/]\S*)?$/i));

/** The address of an image. It may also be a path of the CMS, but never another host without a scheme. */
const picture = text(2000).check(z.trim(), z.regex(/^(https?:\/\/[^\s/]\S*|\/(?![/\\])\S*)?$/i));

const wireLenderSchema = z.object({
  /** Our own number of the lender: the one in `/lenders/{number}/`. */
  number: z.int().check(z.positive()),
  name: name(200),
  slug: text(100).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  logo: z.nullish(picture),
  /** The parts of an application that the lender receives from us (`deliveredParts`). Missing: it is reached by click-out only. */
  receives: z.nullish(z.array(name(40)).check(z.minLength(1), z.maxLength(20))),
});

/** One payment at the end of the term, or equal monthly instalments. */
const repaymentSchema = z.enum(['single_payment', 'instalments']);

/** `single_payment`: one payment at the end of the term. `instalments`: equal monthly payments. */
export type Repayment = z.infer<typeof repaymentSchema>;

const wireCostSchema = z.object({
  repayment: repaymentSchema,
  /** Yearly, in percent. */
  nominal_rate: rate(1000),
  /** Percent of the principal. */
  opening_fee_percent: z.nullish(rate(100)),
  opening_fee: z.nullish(fee),
  monthly_fee: z.nullish(fee),
  first_loan_free_up_to: z.nullish(amount),
  first_loan_free_days: z.nullish(days),
});

/** What the lender demands of a borrower. Missing is unknown, which is not "no". */
const wireCriteriaSchema = z.object({
  min_age: z.nullish(z.int().check(z.nonnegative(), z.maximum(150))),
  max_age: z.nullish(z.int().check(z.nonnegative(), z.maximum(150))),
  /** Net, a month. */
  min_income: z.nullish(z.int().check(z.nonnegative(), z.maximum(1_000_000_000))),
  accepts_register: z.nullish(z.boolean()),
  accepts_employees: z.nullish(z.boolean()),
  accepts_self_employed: z.nullish(z.boolean()),
  accepts_pensioners: z.nullish(z.boolean()),
  accepts_unemployed: z.nullish(z.boolean()),
  accepts_students: z.nullish(z.boolean()),
  needs_document: z.nullish(z.boolean()),
  needs_account: z.nullish(z.boolean()),
  needs_phone: z.nullish(z.boolean()),
});

/** The criteria of an offer on the wire. */
export type WireCriteria = z.infer<typeof wireCriteriaSchema>;

const isOrdered = (minimum: number | null | undefined, maximum: number | null | undefined) =>
  (minimum ?? 0) <= (maximum ?? Number.POSITIVE_INFINITY);

/**
 * One entry of `/offers_data/configs/{feed}_feed.json`. The first eight fields come from the specification (§3, "Offer"), the
 * others are the fields that a card has to show (R3, R9). Null counts as missing; unknown fields are ignored. The CMS checks
 * its own feed with it, and the web app the feed that it reads.
 */
export const wireOfferSchema = z
  .object({
    offer_id: z.int().check(z.positive()),
    header: name(200),
    lender_link: z.nullish(link),
    product_type: z.nullish(text(60)),
    asnef_value: z.nullish(z.boolean()),
    tags: z.nullish(z.array(text(100)).check(z.maxLength(50))),
    stars: z.nullish(z.number().check(z.nonnegative(), z.maximum(5))),
    /** The time until the lender answers. It may contain `{time}`. */
    field2_value: z.nullish(text(200)),
    /** The share of approved applications. It may contain `{val}`. */
    field4_value: z.nullish(text(200)),
    lender: z.nullish(wireLenderSchema),
    min_amount: z.nullish(amount),
    max_amount: z.nullish(amount),
    min_days: z.nullish(days),
    max_days: z.nullish(days),
    /** The lender's declared nominal rate, in percent. */
    tin: z.nullish(rate(1000)),
    /** The lender's declared effective annual rate, in percent. */
    tae: z.nullish(rate(100_000)),
    cost: z.nullish(wireCostSchema),
    criteria: z.nullish(wireCriteriaSchema),
    is_advertisement: z.nullish(z.boolean()),
    sample_data: z.nullish(z.boolean()),
    checked_on: z.nullish(z.iso.date()),
  })
  .check(
    z.refine((offer) => isOrdered(offer.min_amount, offer.max_amount), { path: ['min_amount'] }),
    z.refine((offer) => isOrdered(offer.min_days, offer.max_days), { path: ['min_days'] }),
  );

export type WireOffer = z.infer<typeof wireOfferSchema>;
