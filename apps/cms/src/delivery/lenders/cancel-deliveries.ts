import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/**
 * Cancels the deliveries of a withdrawn application that nobody has tried yet. Call it in the transaction of the change. One that was
 * tried is cancelled at its next attempt: a lender may be receiving it now, and then it has it.
 */
export async function cancelUntried(strapi: Core.Strapi, applicationId: number, now: Date): Promise<void> {
  await strapi.db.query(uidOf('delivery')).updateMany({
    where: { applicationId, state: 'waiting', attempts: 0 },
    data: { state: 'cancelled', finishedAt: now },
  });
}
