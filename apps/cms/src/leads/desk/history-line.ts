import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { insertRow } from '../../platform/database/insert-row';

export interface HistoryLine {
  applicationId: number;
  /** The name of the lead manager. */
  actor: string;
  /** `Reclamación abierta: …`: what was done, and after a colon what the person wrote. Without names of staff: the applicant may read it. */
  reason: string;
  /** The lead manager who got the application. */
  assigneeName?: string;
  now: Date;
}

/** Writes into the history what a lead manager did without a change of the status. Call it in the transaction of that. */
export async function writeHistoryLine(
  strapi: Core.Strapi,
  { applicationId, actor, reason, assigneeName, now }: HistoryLine,
): Promise<void> {
  const { status }: { status: ApplicationStatus } = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['status'], where: { id: applicationId } });
  const line = { applicationId, fromStatus: status, toStatus: status, source: 'lead_manager', actor, reason, at: now };
  await insertRow(strapi, uidOf('application-change'), { ...line, assigneeName: assigneeName ?? null, clickId: null });
}
