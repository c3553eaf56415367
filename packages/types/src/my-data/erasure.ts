import * as z from 'zod/mini';
import { localeSchema } from '../locale.ts';
import { mailedLinkTokenSchema } from '../mailed-link.ts';
import { uuidV4Pattern } from '../uuid.ts';

/** What becomes of the texts of comments: they stay without name and address, or they go too. */
export const commentChoices = ['keep-texts', 'erase-texts'] as const;

/** The person's choice about the texts of comments: one of {@link commentChoices}. */
export type CommentChoice = (typeof commentChoices)[number];

/** POST `/api/my-data/erase`. */
export const erasureMessageSchema = z.object({
  locale: localeSchema,
  token: mailedLinkTokenSchema,
  comments: z.enum(commentChoices),
  /** The id of this browser in events, if measurement was allowed in it. */
  clientId: z.nullable(z.string().check(z.regex(uuidV4Pattern))),
});

export type ErasureMessage = z.infer<typeof erasureMessageSchema>;

/** What an erasure covers. */
export const erasedKinds = [
  'applications',
  'comments',
  'clicks',
  'deliveries',
  'mails',
  'links',
  'affiliates',
  'events',
] as const;

/** A line of the receipt about what was erased: one of {@link erasedKinds}. */
export type ErasedKind = (typeof erasedKinds)[number];

/** What must be kept, each with its reason in the words of the receipt (LOPDGDD art. 32, R26). */
export const keptKinds = [
  'blockedApplications',
  'consentProofs',
  'commentTexts',
  'affiliateContracts',
  'suppression',
] as const;

/** A line of the receipt about what was kept: one of {@link keptKinds}. */
export type KeptKind = (typeof keptKinds)[number];

const count = z.int().check(z.nonnegative());

/** Shown to the person: `K7Q2-9FMA-X3TD-81VR`. It opens nothing but the receipt. */
export const receiptIdSchema = z.string().check(z.regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/));

/** What remains of an erasure: numbers, and nothing by which the person is found. */
export const erasureReceiptSchema = z.object({
  id: receiptIdSchema,
  site: localeSchema,
  /** The day in UTC: `2026-11-24`. */
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  erased: z.partialRecord(z.enum(erasedKinds), count),
  kept: z.partialRecord(z.enum(keptKinds), count),
  /** Notices to lenders that have the application or may have it. A CMS that is older than the web app does not tell. */
  notices: z._default(count, 0),
  /** False if no row held the address any more. A CMS that is older than the web app does not tell. */
  isMailed: z._default(z.boolean(), true),
});

export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;

/** POST `/api/my-data/receipts`. */
export const receiptMessageSchema = z.object({ locale: localeSchema, id: receiptIdSchema });

/** For how many days the notice of an erasure to a lender is kept. */
export const erasureNoticeDays = 90;

/** Whether an erasure left something of the person. The text of a comment without a name is not. */
export const hasKept = ({ kept, notices }: Pick<ErasureReceipt, 'kept' | 'notices'>): boolean =>
  notices > 0 || keptKinds.some((kind) => kind !== 'commentTexts' && kept[kind]);
