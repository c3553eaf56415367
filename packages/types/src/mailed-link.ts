import * as z from 'zod/mini';
import { localeSchema } from './locale.ts';

/** What the link of a mail opens. */
export const mailedLinkPurposes = [
  'status',
  /** Unsubscribes the receiver of advertising. */
  'unsubscribe',
  /** Undoes one request to unsubscribe, for the person who sent it. */
  'unsubscribe-undo',
  /** Undoes every request for the address of the receiver. */
  'resubscribe',
  /** Shows an affiliate what visitors did who came from there. */
  'affiliate',
  /** Shows an affiliate a change that waits for a confirmation, and confirms it. */
  'affiliate-proposal',
  /** Shows the data that are held about the receiver, and erases them. */
  'my-data',
] as const;

/** What a link opens, which is stored with the hash of its token: one of {@link mailedLinkPurposes}. */
export type MailedLinkPurpose = (typeof mailedLinkPurposes)[number];

/** The token in the link of a mail: 32 bytes in base64url. */
export const mailedLinkTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** POST `/api/mailed-links/read` and `/api/applications/renew-link`: in the body, since an address is logged. */
export const mailedLinkMessageSchema = z.object({ locale: localeSchema, token: mailedLinkTokenSchema });

/** The message of {@link mailedLinkMessageSchema}. */
export type MailedLinkMessage = z.infer<typeof mailedLinkMessageSchema>;

/** What the CMS tells of a link: nothing of the person. */
export const mailedLinkAnswerSchema = z.object({ purpose: z.enum(mailedLinkPurposes), isExpired: z.boolean() });

export type MailedLinkAnswer = z.infer<typeof mailedLinkAnswerSchema>;
