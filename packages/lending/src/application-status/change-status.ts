import type { ApplicationStatus, ChangeSource } from '@prestafaro/types/application';
import { isFinalStatus, statusChanges } from './status-changes.ts';

/** A change that is legal, or a repetition of the current status. */
export interface AllowedChange {
  readonly ok: true;
  readonly status: ApplicationStatus;
  /** False if the application already has the status. Then there is nothing to record, and no e-mail to send again. */
  readonly isChanged: boolean;
}

/** The reason: the current status is final, the new one does not follow it, or another source has to make the change. */
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

/** A change that is illegal. The application keeps its status. */
export interface RefusedChange {
  readonly ok: false;
  readonly problem: StatusProblem;
}

/**
 * One step of an application (decisions, "The loan journey": an illegal change is refused, a repeated one changes nothing).
 * The current status again is never a change, whatever the source. The status alone does not show whether a postback repeats
 * an earlier click, so the receiver of postbacks has to drop what that click already reported.
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
