import { UNDO_WITHIN_MS } from '../../../delivery/mail/comment-mails';
import type { LockedComment } from './locked-comment';
import type { UndoResult } from './wire';

export type UndoProblem = Extract<UndoResult['outcome'], 'too-late' | 'changed' | 'not-yours'>;

/**
 * Why a moderator cannot undo the last decision on a comment; null if the moderator can. Only a decision on a pending comment can be undone, by
 * the person who took it, within a minute, and as long as nobody has saved the comment since.
 */
export function undoProblem(
  { moderation, decisions, updatedBy }: Pick<LockedComment, 'moderation' | 'decisions' | 'updatedBy'>,
  moderatorId: number,
  now: Date,
): UndoProblem | null {
  const last = decisions.at(-1);
  const isOfQueue = last?.from === 'pending' && last.to !== 'pending';
  if (!last || !isOfQueue || last.to !== moderation) return 'changed';
  if (updatedBy?.id !== moderatorId) return 'not-yours';
  return now.getTime() - new Date(last.at).getTime() < UNDO_WITHIN_MS ? null : 'too-late';
}
