import { isLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { type RejectionReason, rejectionReasons } from './messages/mail-messages';
import { mailOutboxOf } from './register-mail';
import type { MailContent } from './templates/templates';

/** A comment as a moderator saves it. */
export interface DecidedComment {
  id: number;
  locale: string;
  email?: string | null;
  subjectTitle?: string | null;
  moderation?: string | null;
  rejectionReason?: string | null;
  rejectionNote?: string | null;
}

/** For so long a decision can be undone. Its mail waits until then, so that nobody reads of a decision that was a slip. */
export const UNDO_WITHIN_MS = 60_000;

/**
 * Writes the mail about a moderator's decision into the outbox (R10), in place of one about an earlier decision that waits. Call it in the
 * transaction of the decision. There is none for a comment without an address: a reply of a moderator, or one whose address was erased after
 * its time.
 */
export async function mailDecision(strapi: Core.Strapi, comment: DecidedComment, now: Date): Promise<void> {
  const { id: commentId, locale, email } = comment;
  const outbox = mailOutboxOf(strapi);
  await outbox.withdrawAbout(commentId, now);
  const props = propsOf(comment);
  if (!email || !props || !isLocale(locale)) return;
  const dueAt = new Date(now.getTime() + UNDO_WITHIN_MS);
  await outbox.add(
    { site: locale, to: email, content: { template: 'comment-decision', props }, commentId, dueAt },
    now,
  );
}

/** @returns null for a comment that waits again */
function propsOf(comment: DecidedComment): Extract<MailContent, { template: 'comment-decision' }>['props'] | null {
  const { moderation, rejectionReason, rejectionNote: note = null } = comment;
  const title = comment.subjectTitle ?? '';
  if (moderation === 'approved') return { title, decision: 'approved' };
  if (moderation !== 'rejected') return null;
  return { title, decision: 'rejected', reason: isReason(rejectionReason) ? rejectionReason : 'other', note };
}

const isReason = (text: string | null | undefined): text is RejectionReason =>
  rejectionReasons.some((reason) => reason === text);
