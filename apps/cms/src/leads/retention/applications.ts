import { type ApplicationStatus, applicationStatuses } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { eraseDeliveries } from '../../delivery/lenders/forget-deliveries';
import { detachClicks } from '../data-subject/blurred-times';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  status: ApplicationStatus;
  statusChangedAt: string;
  isBlocked: boolean;
  isUnderClaim: boolean;
}

/**
 * Applications with their history, the notes about them, their mails with the links in those, their deliveries, and the browsers that get notifications. Rows that must outlive an application are detached from it: its clicks, about which a
 * network still reports, and the proofs of its consents, which are blocked from then on (LOPDGDD art. 32).
 */
export function retainedApplications(strapi: Core.Strapi): RetainedStore {
  const applications = strapi.db.query(uidOf('application'));
  return {
    kinds: applicationStatuses,
    async read(page) {
      const rows: Row[] = await applications.findMany({
        select: ['id', 'status', 'statusChangedAt', 'isBlocked', 'isUnderClaim'],
        where: { ...pageOf(page), site: page.site, statusChangedAt: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, status, statusChangedAt, isBlocked, isUnderClaim }) => ({
        id: String(id),
        kind: status,
        changedAt: new Date(statusChangedAt),
        isBlocked,
        isUnderClaim,
      }));
    },
    erase: async (ids, changedBefore) =>
      strapi.db.transaction(async () => {
        await applications.deleteMany({
          where: { id: { $in: [...ids] }, statusChangedAt: { $lte: changedBefore }, isUnderClaim: false },
        });
        const left: { id: number }[] = await applications.findMany({
          select: ['id'],
          where: { id: { $in: [...ids] } },
        });
        const kept = new Set(left.map(({ id }) => id));
        const erased = ids.filter((id) => !kept.has(id));
        await detachRows(strapi, erased);
        return erased.length;
      }),
    async block(ids, changedBefore) {
      const { count } = await applications.updateMany({
        where: { id: { $in: [...ids] }, statusChangedAt: { $lte: changedBefore }, isBlocked: false },
        data: { isBlocked: true },
      });
      return count;
    },
  };
}

async function detachRows(strapi: Core.Strapi, applicationIds: readonly number[]): Promise<void> {
  const where = { applicationId: { $in: [...applicationIds] } };
  await strapi.db.query(uidOf('application-change')).deleteMany({ where });
  await strapi.db.query(uidOf('application-note')).deleteMany({ where });
  await strapi.db.query(uidOf('mail')).deleteMany({ where });
  await strapi.db.query(uidOf('push-subscription')).deleteMany({ where });
  await strapi.db
    .query(uidOf('mailed-link'))
    .deleteMany({ where: { purpose: 'status', subject: { $in: applicationIds.map(String) } } });
  await eraseDeliveries(strapi, applicationIds);
  await detachClicks({ strapi, erased: applicationIds });
  await strapi.db.query(uidOf('consent-record')).updateMany({ where, data: { applicationId: null, isBlocked: true } });
}
