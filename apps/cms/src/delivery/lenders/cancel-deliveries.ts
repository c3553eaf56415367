import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { queueLenderNotices } from './queue-lender-notices';

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

/**
 * Ends the deliveries of an application that its applicant withdraws: cancels those that nobody has tried, and queues a notice of the
 * withdrawal to each lender that has the application or may have it. Call it in the transaction of the change. The order matters: a
 * delivery that is claimed meanwhile is not cancelled, so its lender gets a notice.
 */
export async function withdrawDeliveries(strapi: Core.Strapi, applicationId: number, now: Date): Promise<void> {
  await cancelUntried(strapi, applicationId, now);
  await queueLenderNotices(strapi, applicationId, 'withdrawal', now);
}
