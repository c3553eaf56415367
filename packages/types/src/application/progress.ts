import * as z from 'zod/mini';
import { localeSchema } from '../locale.ts';
import { applicationStatuses } from './application-status.ts';
import { deliveredPartSchema } from './delivered-part.ts';
import { matchReasonCodes, verdicts } from './match-reason.ts';
import { shownDeliverySchema } from './shown-delivery.ts';

/** The token of an application, as the cookie of an applicant has it. */
export const applicationTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** POST `/api/applications/progress` and `/api/applications/withdraw`: in the body, since an address is logged. */
export const tokenMessageSchema = z.object({ token: applicationTokenSchema });

/** Why an offer matches or not, with the lender's limits and none of the person's figures. Whole units of the currency; days; years. */
export const shownReasonSchema = z.object({
  code: z.enum(matchReasonCodes),
  verdict: z.enum(verdicts),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
});

export type ShownReason = z.infer<typeof shownReasonSchema>;

/** What an applicant is told of the application: no personal data (decisions, "The loan journey"). */
export const progressSchema = z.object({
  locale: localeSchema,
  status: z.enum(applicationStatuses),
  /** The lender that the status is about; null where none reported it. A CMS that is older than the web app states none. */
  lender: z._default(z.nullable(z.string()), null),
  submittedAt: z.iso.datetime(),
  /** Null until the offers were checked. */
  matchedAt: z.nullable(z.iso.datetime()),
  /** Asked for, in whole units and days. */
  amount: z.int(),
  days: z.int(),
  arm: z.nullable(z.string()),
  /**
   * With how many offers and lenders the application was compared: every page that states it takes it from here.
   */
  offersChecked: z.optional(z.int()),
  lendersChecked: z.optional(z.int()),
  /** Every offer that was checked, the matching ones first. */
  matches: z.array(z.object({ offerId: z.int(), isMatch: z.boolean(), reasons: z.array(shownReasonSchema) })),
  /**
   * The offers that the applicant has picked, each once and the latest first, with the name that the lender then had. Without a delivery
   * in the next list a pick is a visit to the lender's website. A CMS that is older than the web app states none.
   */
  picks: z._default(z.array(z.object({ offerId: z.int(), lender: z.nullable(z.string()), at: z.iso.datetime() })), []),
  /** The lenders that get the application from us, the latest first. A CMS that is older than the web app states none. */
  deliveries: z.optional(z.array(shownDeliverySchema)),
  /** What the application lacks. A CMS that is older than the web app states none. */
  absentParts: z.optional(z.array(deliveredPartSchema)),
  /** Those of them for which the pick of an offer asks, if its lender receives them: no account of somebody who has none. */
  askedParts: z._default(z.array(z.enum(['document', 'account'])), []),
});

export type ApplicationProgress = z.infer<typeof progressSchema>;
