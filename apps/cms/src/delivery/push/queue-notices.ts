import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** What others decide about an application. The applicant sees the rest happen. */
const NOTIFIED: ReadonlySet<ApplicationStatus> = new Set([
  'under_review',
  'approved',
  'declined',
  'signed',
  'paid_out',
]);

/** Queues a notification for each browser of an application that has a new status. Call it in the transaction of the change. */
export async function queueNotices(
  strapi: Core.Strapi,
  applicationId: number,
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  if (!NOTIFIED.has(status)) return;
  const browsers: { id: number; site: string }[] = await strapi.db
    .query(uidOf('push-subscription'))
    .findMany({ select: ['id', 'site'], where: { applicationId } });
  if (browsers.length === 0) return;
  await strapi.db.query(uidOf('push-notice')).createMany({
    data: browsers.map(({ id, site }) => ({ subscriptionId: id, site, attempts: 0, queuedAt: now, dueAt: now })),
  });
}
