import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { reopenReports } from '../comment-thread';
import { type LockedComment, readLocked } from './locked-comment';
import type { QueueModerator } from './moderator';
import { undoProblem } from './undo-problem';
import type { DecisionRequest, DecisionResult, UndoResult } from './wire';

type Verdict = Pick<DecisionRequest, 'to' | 'reason' | 'note'>;

/**
 * Decides on one pending comment. The Document Service saves it as a save in the content manager does: the middlewares check the reason, write
 * the log, the mail and the publish event. Nothing is written if somebody has decided on it or changed it since the moderator read it.
 */
export async function decide(
  strapi: Core.Strapi,
  moderator: QueueModerator,
  { id, version }: DecisionRequest['comments'][number],
  { to, reason, note }: Verdict,
): Promise<DecisionResult> {
  return strapi.db.transaction(async (): Promise<DecisionResult> => {
    const comment = await readLocked(strapi, id, moderator.sites);
    if (!comment) return { id, outcome: 'gone' };
    const { moderation, decisions } = comment;
    if (moderation !== 'pending') {
      return { id, outcome: 'decided', state: moderation, by: decisions.at(-1)?.by ?? null };
    }
    if (decisions.length !== version) return { id, outcome: 'changed' };
    const isRejected = to === 'rejected';
    await save(strapi, moderator, comment, {
      moderation: to,
      rejectionReason: isRejected ? (reason ?? null) : null,
      rejectionNote: (isRejected && note) || null,
    });
    return { id, outcome: 'done' };
  });
}

/**
 * Takes the moderator's own decision on one comment back: it waits again, its page is made again, its mail is not sent, and the reports that the
 * rejection closed are open.
 */
export async function undo(strapi: Core.Strapi, moderator: QueueModerator, id: string, now: Date): Promise<UndoResult> {
  return strapi.db.transaction(async (): Promise<UndoResult> => {
    const comment = await readLocked(strapi, id, moderator.sites);
    if (!comment) return { id, outcome: 'gone' };
    const problem = undoProblem(comment, moderator.id, now);
    if (problem) return { id, outcome: problem };
    const decidedAt = new Date(comment.decisions.at(-1)?.at ?? now);
    await save(strapi, moderator, comment, { moderation: 'pending', rejectionReason: null, rejectionNote: null });
    await reopenReports(strapi, comment.id, decidedAt);
    return { id, outcome: 'done' };
  });
}

async function save(
  strapi: Core.Strapi,
  { id }: QueueModerator,
  { documentId, locale }: LockedComment,
  columns: { moderation: string; rejectionReason: string | null; rejectionNote: string | null },
): Promise<void> {
  // The content manager names the person who saves in the same way.
  const data = { ...columns, updatedBy: id };
  await strapi.documents(uidOf('comment')).update({ documentId, locale, data } as never);
}
