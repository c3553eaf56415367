import { uidOf } from '../../content/content-types';
import { cancelUntried } from '../../delivery/lenders/cancel-deliveries';
import { forgetDeliveries } from '../../delivery/lenders/forget-deliveries';
import { queueLenderNotices } from '../../delivery/lenders/queue-lender-notices';
import type { Erasure } from './erasure';

/**
 * Erases what was sent to lenders, and tells each lender that has it (GDPR art. 19). What a blocked application has not sent stays unsent, and
 * its lenders are told too: we must keep the data, and each lender decides what it must keep.
 */
export async function eraseDeliveries({
  strapi,
  erased,
  blocked,
  now,
}: Erasure): Promise<{ deliveries: number; notices: number }> {
  const where = { applicationId: { $in: [...erased] } };
  const deliveries = await strapi.db.query(uidOf('delivery')).count({ where });
  let notices = 0;
  for (const applicationId of erased) notices += await forgetDeliveries(strapi, applicationId, now);
  for (const applicationId of blocked) {
    await cancelUntried(strapi, applicationId, now);
    notices += await queueLenderNotices(strapi, { applicationId }, 'erasure', now);
  }
  return { deliveries, notices };
}

/** Forgets the browsers that get notifications about an application, with those that wait. */
export async function erasePush({ strapi, erased, blocked }: Erasure): Promise<undefined> {
  const browsers = strapi.db.query(uidOf('push-subscription'));
  const where = { applicationId: { $in: [...erased, ...blocked] } };
  const rows: { id: number }[] = await browsers.findMany({ select: ['id'], where });
  const subscriptionId = { $in: rows.map(({ id }) => id) };
  await strapi.db.query(uidOf('push-notice')).deleteMany({ where: { subscriptionId } });
  await browsers.deleteMany({ where });
}
