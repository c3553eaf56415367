import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { queueLenderNotices } from './queue-lender-notices';

/**
 * Erases the deliveries of an application, and queues a notice of the erasure to each lender that has it or may have it (GDPR art. 19).
 * It replaces the notice of an earlier withdrawal. Inside a transaction of the caller it joins that one.
 * @returns the number of notices
 */
export async function forgetDeliveries(strapi: Core.Strapi, applicationId: number, now: Date): Promise<number> {
  return strapi.db.transaction(async () => {
    const rows: { idempotencyKey: string }[] = await strapi.db
      .query(uidOf('delivery'))
      .findMany({ select: ['idempotencyKey'], where: { applicationId } });
    const keys = rows.map(({ idempotencyKey }) => idempotencyKey);
    await eraseRows(strapi, { kind: 'withdrawal', deliveredKey: { $in: keys } });
    const notices = await queueLenderNotices(strapi, { applicationId }, 'erasure', now);
    await eraseDeliveries(strapi, [applicationId]);
    return notices;
  });
}

/** Erases the deliveries of applications whose time is over, with the log of their attempts. */
export async function eraseDeliveries(strapi: Core.Strapi, applicationIds: readonly number[]): Promise<void> {
  await eraseRows(strapi, { applicationId: { $in: [...applicationIds] } });
}

async function eraseRows(strapi: Core.Strapi, where: object): Promise<void> {
  const rows: { id: number }[] = await strapi.db.query(uidOf('delivery')).findMany({ select: ['id'], where });
  await strapi.db.query(uidOf('delivery')).deleteMany({ where });
  const deliveryId = { $in: rows.map(({ id }) => id) };
  await strapi.db.query(uidOf('delivery-attempt')).deleteMany({ where: { deliveryId } });
}
