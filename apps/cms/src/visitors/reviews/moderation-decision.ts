/** One line of the moderation log (R10): who decided what, when and why. */
export interface Decision {
  at: Date;
  by: string;
  from: string;
  to: string;
  reason: string | null;
}

export interface Moderator {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string | null;
}

/** What a decision is read from: a stored comment, or what a moderator's form holds of it. */
export interface Judged {
  moderation?: string | null;
  rejectionReason?: string | null;
  rejectionNote?: string | null;
  name?: string | null;
  text?: string | null;
}

/** Lengths of the columns. */
const LONGEST_NAME = 120;
const LONGEST_REASON = 240;

/** The name in the log. His address stands there only if the moderator has no name at all. */
export function nameOf({ firstname, lastname, username, email }: Moderator): string {
  const name = [firstname, lastname].filter(Boolean).join(' ').trim() || username || email || '?';
  return name.slice(0, LONGEST_NAME);
}

/**
 * The line that a save adds to the log: for another state, another reason of a rejection, or for words of the visitor
 * that were changed.
 * @param form what is saved; a field that is absent stays as it is.
 * @returns null if the save decides nothing.
 */
export function decisionOf(stored: Judged, form: Judged, moderator: Moderator, at: Date): Decision | null {
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
    reason: reasons.length > 0 ? reasons.join('; ').slice(0, LONGEST_REASON) : null,
  };
}

function reasonOf({ rejectionReason, rejectionNote }: Judged): string {
  return [rejectionReason, rejectionNote].filter(Boolean).join(': ');
}

function withoutUndefined(form: Judged): Judged {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
