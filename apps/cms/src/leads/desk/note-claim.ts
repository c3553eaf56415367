import type { ApplicationStatus } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';

export interface ClaimNote {
  applicationId: number;
  isUnderClaim: boolean;
  actor: string;
  reason: string;
  now: Date;
}

/**
 * Notes that a claim is open, or over: while it is, the retention job erases nothing of the application (R26). The note
 * stands in the history as a change that leaves the status as it is.
 * @returns false if it was so already; nothing is written then.
 */
export async function noteClaim(
  strapi: Core.Strapi,
  { applicationId, isUnderClaim, actor, reason, now }: ClaimNote,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const applications = strapi.db.query(uidOf('application'));
    // Two people at once: only the first finds it as it was.
    const { count } = await applications.updateMany({
      where: { id: applicationId, isUnderClaim: { $eq: !isUnderClaim } },
      data: { isUnderClaim },
    });
    if (count === 0) return false;
    const { status }: { status: ApplicationStatus } = await applications.findOne({
      select: ['status'],
      where: { id: applicationId },
    });
    const what = isUnderClaim ? 'Reclamación abierta' : 'Reclamación cerrada';
    await strapi.db.query(uidOf('application-change')).create({
      data: {
        applicationId,
        fromStatus: status,
        toStatus: status,
        source: 'lead_manager',
        actor,
        reason: `${what}: ${reason}`,
        clickId: null,
        at: now,
      },
    });
    return true;
  });
}
