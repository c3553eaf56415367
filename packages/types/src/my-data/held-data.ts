import * as z from 'zod/mini';
import { affiliateModels, affiliateStates, payoutMethods } from '../affiliate.ts';
import { proposalKinds } from '../affiliate-proposal.ts';
import { creditKinds, creditReasons, creditStates } from '../affiliate-statement.ts';
import { applicationStatuses } from '../application/application-status.ts';
import { attributionSchema } from '../application/attribution.ts';
import { shownReasonSchema } from '../application/progress.ts';
import { toldDeliveryFields } from '../application/shown-delivery.ts';
import { localeSchema } from '../locale.ts';
import { verifiedBySchema } from '../visitor-forms/comment.ts';

/** An instant in UTC: `2026-11-24T23:41:00.000Z`. */
const instant = z.string();

/** A consent that a form showed, given or not, with the text that the visitor read (R25). */
export const heldConsentSchema = z.object({
  site: localeSchema,
  purpose: z.string(),
  isGiven: z.boolean(),
  text: z.string(),
  textVersion: z.string(),
  at: instant,
  channel: z.string(),
  truncatedAddress: z.string(),
  revokedAt: z.nullable(instant),
});

const heldMoneySchema = z.object({ amount: z.number(), currency: z.string() });

/** What a network or a lender reported about a click. `word` is theirs, `status` what it means here. */
export const heldReportSchema = z.object({
  at: instant,
  network: z.string(),
  word: z.string(),
  status: z.nullable(z.string()),
  outcome: z.string(),
  reason: z.nullable(z.string()),
  event: z.nullable(z.string()),
  /** What it pays us. */
  payout: z.nullable(heldMoneySchema),
});

/** A click of an application on an offer. `isVisit`: it led to the website; otherwise it sent the application, and no website was opened. */
export const heldClickSchema = z.object({
  at: instant,
  isVisit: z.boolean(),
  offer: z.string(),
  lender: z.nullable(z.string()),
  website: z.string(),
  attribution: z.nullable(attributionSchema),
  reportedStatus: z.nullable(z.string()),
  /** A CMS that is older than the web app does not tell what has a default, here and below. */
  id: z._default(z.string(), ''),
  network: z._default(z.nullable(z.string()), null),
  arm: z._default(z.nullable(z.string()), null),
  reportedAt: z._default(z.nullable(instant), null),
  /** What we were paid for it. */
  payout: z._default(z.nullable(heldMoneySchema), null),
  reports: z._default(z.array(heldReportSchema), []),
});

/** What the program found about one offer (GDPR art. 15.1.h, R24). Its present name is null if it is no longer published. */
export const heldMatchSchema = z.object({
  offerId: z.number(),
  offer: z.nullable(z.string()),
  lender: z.nullable(z.string()),
  isMatch: z.boolean(),
  reasons: z.array(shownReasonSchema),
});

/** A call of a lender. */
const heldAttemptSchema = z.object({
  at: instant,
  outcome: z.string(),
  httpStatus: z.nullable(z.number()),
  error: z.nullable(z.string()),
});

/** One change of an application's status. `note` is the reason that was recorded with it. */
export const heldChangeSchema = z.object({
  at: instant,
  status: z.enum(applicationStatuses),
  source: z.string(),
  note: z.nullable(z.string()),
});

/** One answer of the form. The name is that of the question, and a number of a document or an account is complete. */
export const heldAnswerSchema = z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) });

/** An application with everything that belongs to it. `statusSince` is the time of its last change. */
export const heldApplicationSchema = z.object({
  site: localeSchema,
  sentAt: instant,
  status: z.enum(applicationStatuses),
  statusSince: instant,
  form: z.string(),
  arm: z.nullable(z.string()),
  attribution: z.nullable(attributionSchema),
  answers: z.array(heldAnswerSchema),
  /** What the program compared (GDPR art. 15.1.h); null before the matching. */
  matching: z.nullable(z.object({ at: instant, offers: z.number(), lenders: z.number(), fitting: z.number() })),
  /** What it found about each offer. */
  matches: z._default(z.array(heldMatchSchema), []),
  formVersion: z._default(z.nullable(z.number()), null),
  isUnderClaim: z._default(z.boolean(), false),
  /** When browsers were allowed to show notifications about it. */
  notifications: z._default(z.array(instant), []),
  history: z.array(heldChangeSchema),
  /** What our people wrote about it. A CMS that is older than the web app does not tell. */
  notes: z._default(z.array(z.object({ at: instant, text: z.string() })), []),
  consents: z.array(heldConsentSchema),
  clicks: z.array(heldClickSchema),
  /** What was sent to lenders, one line for each: empty where nothing was. */
  deliveries: z.array(
    z.object({
      ...toldDeliveryFields,
      at: instant,
      calledAt: z.nullable(instant),
      answeredStatus: z.nullable(z.string()),
      /** The parts that the person agreed to. */
      parts: z._default(z.array(z.string()), []),
      /** The number that the lender gave it. */
      reference: z._default(z.nullable(z.string()), null),
      attempts: z._default(z.array(heldAttemptSchema), []),
      noticeAttempts: z._default(z.array(heldAttemptSchema), []),
    }),
  ),
});

/** An application that is kept for legal claims only (R26): its content is not read any more. */
export const blockedApplicationSchema = z.object({ site: localeSchema, sentAt: instant });

/** A comment or a review. `page` is the title of what it is about, `decision` that of the moderator. */
export const heldCommentSchema = z.object({
  site: localeSchema,
  page: z.string(),
  name: z.string(),
  text: z.string(),
  stars: z.nullable(z.number()),
  /** What the mark of the page states (R10); null without a mark. A CMS that is older than the web app does not tell. */
  verifiedBy: z._default(z.nullable(verifiedBySchema), null),
  sentAt: instant,
  decision: z.enum(['pending', 'approved', 'rejected']),
  /** Why it was not published: a reason of the list, and what the moderator wrote to the person. */
  rejection: z._default(z.nullable(z.object({ reason: z.nullable(z.string()), note: z.nullable(z.string()) })), null),
});

/** A mail to the person, without its text, which is erased once the mail is sent. */
export const heldMailSchema = z.object({
  site: localeSchema,
  template: z.string(),
  state: z.string(),
  queuedAt: instant,
  finishedAt: z._default(z.nullable(instant), null),
});

/** A personal link in a mail, without its token, of which we keep a hash. */
export const heldLinkSchema = z.object({ site: localeSchema, purpose: z.string(), expiresAt: instant });

const heldTermsSchema = z.object({
  model: z.enum(affiliateModels),
  /** In hundredths of the currency. */
  rateCents: z.int(),
  currency: z.string(),
  /** Days until a lead counts. */
  holdDays: z._default(z.nullable(z.int()), null),
});

/** A line of the history of an affiliate. `changed`: what of the own data; null for the state or the terms. */
export const heldAffiliateChangeSchema = z.object({
  at: instant,
  state: z.enum(affiliateStates),
  changed: z.nullable(z.enum(['request', 'payout'])),
  byAffiliate: z.boolean(),
  reason: z.nullable(z.string()),
  model: z.nullable(z.enum(affiliateModels)),
  rateCents: z.nullable(z.int()),
  holdDays: z._default(z.nullable(z.int()), null),
});

/** A request for the affiliate programme, or what became of it. A CMS that is older than the web app does not tell what has a default. */
export const heldAffiliateSchema = z.object({
  site: localeSchema,
  code: z.string(),
  state: z.enum(affiliateStates),
  requestedAt: instant,
  /** When the holder of the address confirmed it. */
  confirmedAt: z._default(z.nullable(instant), null),
  name: z.string(),
  email: z._default(z.string(), ''),
  website: z.string(),
  text: z.string(),
  wishedModel: z._default(z.nullable(z.enum(affiliateModels)), null),
  payoutMethod: z.enum(payoutMethods),
  payoutDetails: z.nullable(z.string()),
  /** What was agreed on; null before the approval. */
  terms: z._default(z.nullable(heldTermsSchema), null),
  /** The newest change first. */
  history: z._default(z.array(heldAffiliateChangeSchema), []),
  /** Changes that nobody has confirmed. */
  proposals: z._default(
    z.array(z.object({ at: instant, kind: z.enum(proposalKinds), values: z.record(z.string(), z.string()) })),
    [],
  ),
  /** What was brought and earned, by kind and currency. */
  credits: z._default(
    z.array(z.object({ kind: z.enum(creditKinds), currency: z.string(), count: z.int(), amountCents: z.int() })),
    [],
  ),
  /** What became of single credits by a decision or a reversal, the newest first. */
  creditChanges: z._default(
    z.array(
      z.object({
        at: instant,
        kind: z._default(z.nullable(z.enum(creditKinds)), null),
        /** Null: counted, and not paid by the model that was agreed on. */
        state: z.nullable(z.enum(creditStates)),
        reason: z.nullable(z.enum(creditReasons)),
        note: z.nullable(z.string()),
      }),
    ),
    [],
  ),
  /** What was paid, the newest payment first. `paidOn` is a day. */
  payments: z._default(
    z.array(z.object({ paidOn: z.string(), currency: z.string(), amountCents: z.int(), reference: z.string() })),
    [],
  ),
});

/**
 * Why an address gets no mail of ours, or none with advertising. `site` and `endedAt` are null for an address that does not exist;
 * `endedAt`: since when the person wants advertising again.
 */
const heldSuppressionSchema = z.object({
  reason: z.string(),
  site: z.nullable(localeSchema),
  at: instant,
  endedAt: z.nullable(instant),
});

/** Everything that is held about the person of one e-mail address, as the person downloads it. */
export const heldDataSchema = z.object({
  applications: z.array(heldApplicationSchema),
  blockedApplications: z.array(blockedApplicationSchema),
  comments: z.array(heldCommentSchema),
  mails: z.array(heldMailSchema),
  links: z._default(z.array(heldLinkSchema), []),
  affiliates: z.array(heldAffiliateSchema),
  /** Proofs of consents whose application is erased. */
  consentProofs: z.array(heldConsentSchema),
  /** The address is on the list of those that get no mail, as a code that only finds it again. */
  isSuppressed: z.boolean(),
  /** The entries of that list. A CMS that is older than the web app does not tell. */
  suppressions: z._default(z.array(heldSuppressionSchema), []),
});

export type HeldData = z.infer<typeof heldDataSchema>;
export type HeldApplication = z.infer<typeof heldApplicationSchema>;
export type HeldComment = z.infer<typeof heldCommentSchema>;
export type HeldConsent = z.infer<typeof heldConsentSchema>;
