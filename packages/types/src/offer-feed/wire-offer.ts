import * as z from 'zod/mini';

/** Wider than what our CMS lets an editor write, because another source may stand in for it; no limit is a hole for a page to burst at. */
const text = (maximum: number) => z.string().check(z.maxLength(maximum));
const name = (maximum: number) => text(maximum).check(z.regex(/\S/));

/** Whole units of the currency; a thousand millions is far past any loan, in đồng too. */
const amount = z.int().check(z.positive(), z.maximum(1_000_000_000));
const fee = z.number().check(z.nonnegative(), z.maximum(1_000_000_000));
const days = z.int().check(z.positive(), z.maximum(36_500));
const rate = (maximum: number) => z.number().check(z.nonnegative(), z.maximum(maximum));

/** Where a visitor is sent: http or https, so that no feed brings a script into a link. Empty is no link. */
const link = text(2000).check(z.trim(), z.regex(/^(https?:\/\/[^\s/]\S*)?$/i));

/** A picture may be a path of the CMS as well, never of another host without a scheme. */
const picture = text(2000).check(z.trim(), z.regex(/^(https?:\/\/[^\s/]\S*|\/(?![/\\])\S*)?$/i));

const wireLenderSchema = z.object({
  /** Our own number, the one in `/lenders/{number}/`. */
  number: z.int().check(z.positive()),
  name: name(200),
  slug: text(100).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  logo: z.nullish(picture),
});

/** At once at the end of the term, or in equal monthly instalments. */
const repaymentSchema = z.enum(['single_payment', 'instalments']);

export type Repayment = z.infer<typeof repaymentSchema>;

const wireCostSchema = z.object({
  repayment: repaymentSchema,
  /** Yearly, in percent. */
  nominal_rate: rate(1000),
  /** Of what is lent. */
  opening_fee_percent: z.nullish(rate(100)),
  opening_fee: z.nullish(fee),
  monthly_fee: z.nullish(fee),
  first_loan_free_up_to: z.nullish(amount),
  first_loan_free_days: z.nullish(days),
});

const isOrdered = (minimum: number | null | undefined, maximum: number | null | undefined) =>
  (minimum ?? 0) <= (maximum ?? Number.POSITIVE_INFINITY);

/**
 * One entry of `/offers_data/configs/{feed}_feed.json`: the first eight fields are the specification's (§3, "Offer"),
 * the rest is what a card has to show (R3, R9). Null counts as missing; fields that are not listed are ignored.
 * The CMS checks with it what it serves, the web application what it reads.
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
    /** How soon the lender answers; may hold `{time}`. */
    field2_value: z.nullish(text(200)),
    /** Share of applications that are approved; may hold `{val}`. */
    field4_value: z.nullish(text(200)),
    lender: z.nullish(wireLenderSchema),
    min_amount: z.nullish(amount),
    max_amount: z.nullish(amount),
    min_days: z.nullish(days),
    max_days: z.nullish(days),
    /** Nominal rate as the lender declares it, in percent. */
    tin: z.nullish(rate(1000)),
    /** Effective annual rate as the lender declares it, in percent. */
    tae: z.nullish(rate(100_000)),
    cost: z.nullish(wireCostSchema),
    is_advertisement: z.nullish(z.boolean()),
    sample_data: z.nullish(z.boolean()),
    checked_on: z.nullish(z.iso.date()),
  })
  .check(
    z.refine((offer) => isOrdered(offer.min_amount, offer.max_amount), { path: ['min_amount'] }),
    z.refine((offer) => isOrdered(offer.min_days, offer.max_days), { path: ['min_days'] }),
  );

export type WireOffer = z.infer<typeof wireOfferSchema>;
