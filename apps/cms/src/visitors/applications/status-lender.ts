import { type ApplicationStatus, postbackStatuses } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

const OF_A_LENDER: ReadonlySet<ApplicationStatus> = new Set(postbackStatuses);

/**
 * The lender that reported a status of an application, by the name of the day of its click. Null for a status that the applicant, the
 * matching or a lead manager set.
 */
export async function statusLender(
  strapi: Core.Strapi,
  applicationId: number,
  status: ApplicationStatus,
): Promise<string | null> {
  if (!OF_A_LENDER.has(status)) return null;
  const change: { clickId: string | null } | null = await strapi.db.query(uidOf('application-change')).findOne({
    select: ['clickId'],
    where: { applicationId, toStatus: status, clickId: { $notNull: true } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  if (!change?.clickId) return null;
  const click: { lenderName: string | null } | null = await strapi.db.query(uidOf('click')).findOne({
    select: ['lenderName'],
    where: { clickId: change.clickId },
  });
  return click?.lenderName ?? null;
}
