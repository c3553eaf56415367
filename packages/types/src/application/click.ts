import * as z from 'zod/mini';
import { localeSchema } from '../locale.ts';
import { addressField, lineField } from '../visitor-forms/fields.ts';
import { attributionSchema } from './attribution.ts';
import { applicationTokenSchema } from './progress.ts';

/** A click on an offer: POST `/api/clicks` of the CMS, which answers where it leads. */
export const clickMessageSchema = z.object({
  locale: localeSchema,
  offerId: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Null for a visitor who has not applied. */
  token: z.nullable(applicationTokenSchema),
  arm: z.nullable(lineField({ max: 20 })),
  attribution: z.nullable(attributionSchema),
  /** Consent to experiments and to measurement now: without it not even what the application stores leaves with the click. */
  isArmAllowed: z._default(z.boolean(), false),
  isSourceAllowed: z._default(z.boolean(), false),
  address: addressField,
});

export type ClickMessage = z.infer<typeof clickMessageSchema>;

/** 201: recorded, and where it leads: an address that stands in the CMS, with the click's sub-parameters. 200: was published once. */
export const clickAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('leads'), url: z.url({ protocol: /^https?$/ }) }),
  z.object({ outcome: z.literal('retired') }),
]);

export type ClickAnswer = z.infer<typeof clickAnswerSchema>;

/** 404: never known. */
export const unknownOfferAnswerSchema = z.object({ error: z.literal('unknown-offer') });

/** POST `/api/retired-offers`: offers that a visitor has chosen and that no list has. The numbers come from an address. */
export const retiredOffersMessageSchema = z.strictObject({
  locale: localeSchema,
  offerIds: z.array(z.int().check(z.minimum(1), z.maximum(999_999_999))).check(z.minLength(1), z.maxLength(20)),
});

export type RetiredOffersMessage = z.infer<typeof retiredOffersMessageSchema>;

/** The last public names of those that were ever published. An offer that was withdrawn before names were kept has none. */
export const retiredOffersAnswerSchema = z.object({
  offers: z.array(z.object({ offerId: z.int(), header: z.nullable(z.string()) })),
});

/** An offer that is no longer published. `header` is the last name that visitors saw; null if none was kept. */
export type RetiredOffer = z.infer<typeof retiredOffersAnswerSchema>['offers'][number];
