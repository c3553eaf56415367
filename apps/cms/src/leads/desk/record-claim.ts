import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { writeHistoryLine } from './history-line';

export interface ClaimRecord {
  applicationId: number;
  isUnderClaim: boolean;
  actor: string;
  reason: string;
  now: Date;
}

/**
 * Records that a claim was opened or closed. While it is open, the retention job erases nothing of the application (R26).
 * The history has it as a change that leaves the status as it is.
 * @returns false if the application had that state already; then nothing is written
 */
export async function recordClaim(
  strapi: Core.Strapi,
  { applicationId, isUnderClaim, actor, reason, now }: ClaimRecord,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const applications = strapi.db.query(uidOf('application'));
    // If two people do it at once, only the first one finds the former value.
    const { count } = await applications.updateMany({
      where: { id: applicationId, isUnderClaim: { $eq: !isUnderClaim } },
      data: { isUnderClaim },
    });
    if (count === 0) return false;
    const what = isUnderClaim ? 'Reclamación abierta' : 'Reclamación cerrada';
    await writeHistoryLine(strapi, { applicationId, actor, reason: `${what}: ${reason}`, now });
    return true;
  });
}
