import { changeStatus, type StatusProblem } from '@prestafaro/lending';
import type { ApplicationStatus, ChangeSource } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { endDeliveries } from '../../delivery/lenders/cancel-deliveries';
import { mailStatus } from '../../delivery/mail/application-mails';
import { queueNotices } from '../../delivery/push/queue-notices';
import { insertRow } from '../../platform/database/insert-row';
import { confirmLeadContact } from '../affiliates/confirm-lead-contact';
import { creditSale } from '../affiliates/credits';

export interface StatusChange {
  applicationId: number;
  to: ApplicationStatus;
  source: ChangeSource;
  /** The name of the lead manager in the admin; null for a machine and for the applicant. */
  actor?: string | null;
  reason?: string | null;
  /** The click that caused the change. */
  clickId?: string | null;
  now: Date;
  /** Further columns of the application, written in the same statement. */
  data?: Readonly<Record<string, unknown>>;
}

export type ChangeOutcome =
  /** `isChanged` false: the application had that status already, so nothing is recorded and nobody is written to. */
  | { ok: true; from: ApplicationStatus; status: ApplicationStatus; isChanged: boolean }
  | { ok: false; problem: StatusProblem | { code: 'unknown_application' } };

/** The decisions before which a lender finds out who the borrower is. */
const IN_FAVOUR: readonly ApplicationStatus[] = ['approved', 'signed', 'paid_out'];

/** Two simultaneous changes need two attempts. More retries than this indicate a bug, so the function throws. */
const MAX_ATTEMPTS = 5;

/**
 * The only function that changes the status of a stored application. It asks the rules of `@prestafaro/lending` and writes row, history,
 * the mail and the notifications to the applicant, the notices to lenders of an application that ended, and the sale of an affiliate in one transaction. The WHERE holds the status that the rules were asked about, so of two simultaneous changes one
 * is decided again. Inside a transaction of the caller it joins that one.
 */
export async function changeApplicationStatus(strapi: Core.Strapi, change: StatusChange): Promise<ChangeOutcome> {
  const applications = strapi.db.query(uidOf('application'));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const row: { status: ApplicationStatus } | null = await applications.findOne({
      select: ['status'],
      where: { id: change.applicationId },
    });
    if (!row) return { ok: false, problem: { code: 'unknown_application' } };
    const decided = changeStatus(row.status, change.to, change.source);
    if (!decided.ok) return decided;
    const outcome = { ok: true, from: row.status, status: decided.status, isChanged: decided.isChanged } as const;
    if (!decided.isChanged || (await writeChange(strapi, row.status, change))) return outcome;
  }
  throw new Error(
    `The status of application ${change.applicationId} changed ${MAX_ATTEMPTS} times while it was being changed`,
  );
}

/** @returns false if the application no longer has the status `from`; then nothing is written. */
async function writeChange(strapi: Core.Strapi, from: ApplicationStatus, change: StatusChange): Promise<boolean> {
  const { applicationId, to, source, actor = null, reason = null, clickId = null, now, data } = change;
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uidOf('application')).updateMany({
      where: { id: applicationId, status: from },
      data: { ...data, status: to, statusChangedAt: now },
    });
    if (count === 0) return false;
    const line = { applicationId, fromStatus: from, toStatus: to, source, actor, reason, clickId, at: now };
    await insertRow(strapi, uidOf('application-change'), line);
    if (to === 'withdrawn') await endDeliveries(strapi, applicationId, now);
    if (to === 'signed' || to === 'paid_out') await endDeliveries(strapi, applicationId, now, { clickId });
    if (source === 'postback' && IN_FAVOUR.includes(to)) await confirmLeadContact(strapi, applicationId, now);
    if (to === 'paid_out') await creditSale(strapi, { applicationId, clickId, now });
    await mailStatus(strapi, applicationId, to, now);
    await queueNotices(strapi, applicationId, to, now);
    return true;
  });
}
