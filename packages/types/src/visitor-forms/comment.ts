import * as z from 'zod/mini';
import { applicationTokenSchema } from '../application/progress.ts';
import { idField, lineField, senderFields, starsField, textField } from './fields.ts';
import { commentLimits } from './limits.ts';

/** The subjects of comments. `home` is the home page of a site; its subject id is `home` too. */
export const commentSubjectSchema = z.enum(['home', 'article', 'lender']);

export type CommentSubject = z.infer<typeof commentSubjectSchema>;

/** A comment that is sent to moderation: POST `/api/comments` of the CMS. */
export const commentMessageSchema = z.object({
  ...senderFields,
  subjectType: commentSubjectSchema,
  subjectId: idField,
  /** For the moderator, whose list shows comments without their pages. */
  subjectTitle: lineField({ max: 160 }),
  name: lineField(commentLimits.name),
  /** Never published. It is used only to tell the author why a comment was rejected (R10). */
  email: z.nullable(z.email().check(z.maxLength(commentLimits.email.max))),
  text: textField(commentLimits.text),
  rating: z.nullable(starsField),
  /** The comment that this one replies to. */
  parentId: z.nullable(idField),
  /**
   * The token of the author's application, only if the author asked that the review is marked as verified (R10). The CMS looks once what
   * proves it, and stores no more. A web app that is older than the CMS, as during an update, sends none.
   */
  applicationToken: z._default(z.nullable(applicationTokenSchema), null),
});

/**
 * What proves that the author of a review asked its lender for a loan through us (R10). `decision`: the lender's decision was reported.
 * `applicant`: the lender has the application, and its applicant opened the link of our mail.
 */
export const verifiedBySchema = z.enum(['decision', 'applicant']);

export type VerifiedBy = z.infer<typeof verifiedBySchema>;

export type CommentMessage = z.infer<typeof commentMessageSchema>;
