import type { ApplicationStatus, ChangeSource } from '@prestafaro/types/application';
import { isFinalStatus, statusChanges } from './status-changes.ts';

export interface AllowedChange {
  readonly ok: true;
  readonly status: ApplicationStatus;
  /** False: it is that already. There is nothing to record, and no e-mail to send again. */
  readonly isChanged: boolean;
}

/** Why not: nothing follows that status, that one does not follow it, or it does but somebody else has to say so. */
export type StatusProblem =
  | { readonly code: 'final'; readonly from: ApplicationStatus; readonly to: ApplicationStatus }
  | { readonly code: 'no_such_change'; readonly from: ApplicationStatus; readonly to: ApplicationStatus }
  | {
      readonly code: 'not_by_this_source';
      readonly from: ApplicationStatus;
      readonly to: ApplicationStatus;
      readonly source: ChangeSource;
      readonly allowed: readonly ChangeSource[];
    };

export interface RefusedChange {
  readonly ok: false;
  readonly problem: StatusProblem;
}

/**
 * One step of an application (decisions, "The loan journey": an illegal change is refused, repeats change nothing).
 * The same status again is no change, whoever says it. A repeated postback about an earlier click cannot be told from its
 * status alone: whoever takes postbacks in drops what that click has already reported.
 */
export function changeStatus(
  current: ApplicationStatus,
  next: ApplicationStatus,
  source: ChangeSource,
): AllowedChange | RefusedChange {
  if (current === next) return { ok: true, status: current, isChanged: false };
  const change = { from: current, to: next };
  const allowed = statusChanges[current][next];
  if (allowed?.includes(source)) return { ok: true, status: next, isChanged: true };
  if (allowed) return { ok: false, problem: { code: 'not_by_this_source', ...change, source, allowed } };
  return { ok: false, problem: { code: isFinalStatus(current) ? 'final' : 'no_such_change', ...change } };
}
