import { type NamedAdministrator, nameOf } from '../../access/administrator-name';

/** One line of the moderation log (R10): the decision, its author, its time and its reason. */
export interface Decision {
  at: Date;
  by: string;
  from: string;
  to: string;
  reason: string | null;
}

/** The fields from which a decision is read: of a stored comment, or of a moderator's form. */
export interface Judged {
  moderation?: string | null;
  rejectionReason?: string | null;
  rejectionNote?: string | null;
  name?: string | null;
  text?: string | null;
}

/** Length of the column. */
const MAX_REASON = 240;

/**
 * The line that a save adds to the log: for another state, another reason of a rejection, or a changed text of the visitor.
 * @param form the saved fields; a field that is absent stays as it is
 * @returns null if the save decides nothing
 */
export function decisionOf(stored: Judged, form: Judged, moderator: NamedAdministrator, at: Date): Decision | null {
  const saved = { ...stored, ...withoutUndefined(form) };
  const isEdited = saved.name !== stored.name || saved.text !== stored.text;
  const isRejected = saved.moderation === 'rejected';
  const isOtherReason = isRejected && reasonOf(saved) !== reasonOf(stored);
  if (saved.moderation === stored.moderation && !isEdited && !isOtherReason) return null;
  const reasons = [isRejected ? reasonOf(saved) : '', isEdited ? 'edited' : ''].filter(Boolean);
  return {
    at,
    by: nameOf(moderator),
    from: stored.moderation ?? 'new',
    to: saved.moderation ?? 'pending',
    reason: reasons.length > 0 ? reasons.join('; ').slice(0, MAX_REASON) : null,
  };
}

/** Whether the author of a comment is written to: for another state, or another reason of a rejection, and not for a changed text. */
export function isToldToAuthor(stored: Judged, form: Judged): boolean {
  const saved = { ...stored, ...withoutUndefined(form) };
  if (saved.moderation !== stored.moderation) return true;
  return saved.moderation === 'rejected' && reasonOf(saved) !== reasonOf(stored);
}

function reasonOf({ rejectionReason, rejectionNote }: Judged): string {
  return [rejectionReason, rejectionNote].filter(Boolean).join(': ');
}

export function withoutUndefined<Form extends object>(form: Form): Form {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Form;
}
