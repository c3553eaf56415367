import { type ApplicationStatus, type ChangeSource, changeStatus, type StatusProblem } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import { wordlessError } from '../logging/wordless-error';

export interface StatusChange {
  applicationId: number;
  to: ApplicationStatus;
  source: ChangeSource;
  /** Who of us, for a lead manager: the name in the admin. Null for a machine and for the applicant. */
  actor?: string | null;
  reason?: string | null;
  /** The click that it follows from. */
  clickId?: string | null;
  now: Date;
  /** Columns of the application that are true from this change on, written with it. */
  data?: Readonly<Record<string, unknown>>;
}

export type ChangeOutcome =
  /** `isChanged` false: it was that already, nothing is recorded, and whoever writes e-mails writes none. */
  | { ok: true; from: ApplicationStatus; status: ApplicationStatus; isChanged: boolean }
  | { ok: false; problem: StatusProblem | { code: 'unknown_application' } };

/** Emitted on Strapi's event hub once a change is committed, with `{ applicationId, to }`: what writes to applicants listens. */
export const STATUS_CHANGED = 'application.status-changed';

/** Two at once are one and the next; more than that by turns is a loop that somebody has to look at. */
const ATTEMPTS = 5;

/**
 * The only way in which an application gets another status: the rules of `@prestafaro/lending`, and row and history in one
 * transaction. The status that the rules were asked about stands in the WHERE, so of two at once one is asked again.
 * Within a transaction of the caller it is part of it.
 */
export async function changeApplicationStatus(strapi: Core.Strapi, change: StatusChange): Promise<ChangeOutcome> {
  const applications = strapi.db.query(uidOf('application'));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row: { status: ApplicationStatus } | null = await applications.findOne({
      select: ['status'],
      where: { id: change.applicationId },
    });
    if (!row) return { ok: false, problem: { code: 'unknown_application' } };
    const decided = changeStatus(row.status, change.to, change.source);
    if (!decided.ok) return decided;
    const outcome = { ok: true, from: row.status, status: decided.status, isChanged: decided.isChanged } as const;
    if (!decided.isChanged || (await isWritten(strapi, row.status, change))) return outcome;
  }
  throw new Error(`The status of application ${change.applicationId} changed ${ATTEMPTS} times while it was to change`);
}

async function isWritten(strapi: Core.Strapi, from: ApplicationStatus, change: StatusChange): Promise<boolean> {
  const { applicationId, to, source, actor = null, reason = null, clickId = null, now, data } = change;
  return strapi.db.transaction(async ({ onCommit }) => {
    const { count } = await strapi.db.query(uidOf('application')).updateMany({
      where: { id: applicationId, status: from },
      data: { ...data, status: to, statusChangedAt: now },
    });
    if (count === 0) return false;
    await strapi.db.query(uidOf('application-change')).create({
      data: { applicationId, fromStatus: from, toStatus: to, source, actor, reason, clickId, at: now },
    });
    onCommit(() => void tell(strapi, { applicationId, to }));
    return true;
  });
}

/** Who listens and fails takes nothing back: the change is written. */
async function tell(strapi: Core.Strapi, change: Pick<StatusChange, 'applicationId' | 'to'>): Promise<void> {
  try {
    await strapi.eventHub.emit(STATUS_CHANGED, change);
  } catch (error) {
    strapi.log.error(`${STATUS_CHANGED} to ${change.to}: a listener failed: ${wordlessError(error)}`);
  }
}
