import * as z from 'zod/mini';

/** What an affiliate is credited with. A lead or a sale is paid by the model; a correction changes the sum by an amount. */
export const creditKinds = ['click', 'lead', 'sale', 'correction'] as const;

/** One of {@link creditKinds}. */
export type CreditKind = (typeof creditKinds)[number];

/**
 * How a credit with an amount stands. `open`: within its hold. `confirmed`: may be paid. `paid`: a payment contains it. `void`: not paid, for a
 * reason that the affiliate reads.
 */
export const creditStates = ['open', 'confirmed', 'paid', 'void'] as const;

/** One of {@link creditStates}. */
export type CreditState = (typeof creditStates)[number];

/**
 * Why a credit is void, or why there is a correction. `unconfirmed`: nobody confirmed the contact of the applicant. `returned`: the network took the
 * sale back. `decision`: a manager decided so and wrote why.
 */
export const creditReasons = ['unconfirmed', 'returned', 'decision'] as const;

/** One of {@link creditReasons}. */
export type CreditReason = (typeof creditReasons)[number];

/** Days until a credit is confirmed, unless other terms are agreed. Lenders report most loans, and most reversals, within a month. */
export const usualHoldDays = 30;

/** The longest hold that can be agreed on. */
export const maxHoldDays = 180;

/** A month as the statement names it: `2026-11`. */
export const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

const count = z.int().check(z.nonnegative());

/** In hundredths of the currency; negative if corrections take more off than was credited. */
const amount = z.int();

const countsSchema = z.object({
  clicks: count,
  /** Without those that are void. */
  leads: count,
  /** Without those that are void. */
  sales: count,
  open: amount,
  confirmed: amount,
  paid: amount,
});

const reasonSchema = z.object({
  reason: z.enum(creditReasons),
  /** What the manager wrote about a `decision`; null for the others. */
  note: z.nullable(z.string()),
});

/** What an affiliate brought and earned in one month, by the days of the country, and what was paid so far. Nothing in it is personal. */
export const affiliateStatementSchema = z.object({
  month: monthSchema,
  currency: z.string(),
  /** Days on which something happened, the first one first. */
  days: z.array(z.extend(countsSchema, { day: z.string() })),
  total: countsSchema,
  /** The credits of the month that are not paid, those of a day and a reason together. */
  notValid: z.array(
    z.extend(reasonSchema, { day: z.string(), kind: z.enum(['lead', 'sale', 'correction']), count, amount }),
  ),
  /** The corrections of the month that count. Their amounts are contained in the days. */
  corrections: z.array(z.extend(reasonSchema, { day: z.string(), amount })),
  /** The payments of all months, the newest first. */
  payments: z.array(
    z.object({
      paidOn: z.string(),
      amount,
      currency: z.string(),
      /** By which the affiliate finds the payment. */
      reference: z.string(),
    }),
  ),
});

export type AffiliateStatement = z.infer<typeof affiliateStatementSchema>;
