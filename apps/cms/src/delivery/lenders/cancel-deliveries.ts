import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type DeliveryRow, type DeliveryRows, uncounted } from './delivery-rows';
import { queueLenderNotices } from './queue-lender-notices';

/**
 * Cancels the deliveries of an application that nobody has tried yet. Call it in the transaction of the change. One that was
 * tried is cancelled at its next attempt: a lender may be receiving it now, and then it has it.
 */
export async function cancelUntried(strapi: Core.Strapi, applicationId: number, now: Date): Promise<void> {
  await strapi.db.query(uidOf('delivery')).updateMany({
    where: { applicationId, state: 'waiting', attempts: 0 },
    data: { state: 'cancelled', finishedAt: now },
  });
}

/**
 * Ends the deliveries of an application that its applicant withdraws, or that ended in a loan: cancels those that nobody has tried, and
 * queues a notice to each other lender that has the application or may have it. Call it in the transaction of the change. The order
 * matters: a delivery that is claimed meanwhile is not cancelled, so its lender gets a notice.
 * @param loan of a loan: the click of its lender; null if a lead manager wrote it, and then every lender that accepted the application may be that one
 */
export async function endDeliveries(
  strapi: Core.Strapi,
  applicationId: number,
  now: Date,
  loan?: { clickId: string | null },
): Promise<void> {
  await cancelUntried(strapi, applicationId, now);
  await queueLenderNotices(strapi, { applicationId }, 'withdrawal', now, ({ clickId, state }) => {
    if (!loan) return true;
    return loan.clickId === null ? state !== 'accepted' : clickId !== loan.clickId;
  });
}

/** Ends one delivery that was claimed and must not be sent any more, with a notice to its lender if that may have it. */
export async function cancelDelivery(
  strapi: Core.Strapi,
  rows: DeliveryRows,
  row: DeliveryRow,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const isCancelled = await rows.end(row, now, { state: 'cancelled', ...uncounted(row) });
    if (isCancelled && row.kind === 'application' && row.calledAt !== null)
      await queueLenderNotices(strapi, { id: row.id }, 'withdrawal', now);
  });
}
