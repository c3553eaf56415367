import { type ApplicationStatus, applicationStatuses } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  status: ApplicationStatus;
  statusChangedAt: string;
  isBlocked: boolean;
  isUnderClaim: boolean;
}

/**
 * Applications with their history. What has to outlive one is cut loose from it: its clicks, which a network still
 * reports about, and the proofs of its consents, which are blocked from then on (LOPDGDD art. 32).
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
        await cutLoose(strapi, erased);
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

async function cutLoose(strapi: Core.Strapi, applicationIds: readonly number[]): Promise<void> {
  const where = { applicationId: { $in: [...applicationIds] } };
  await strapi.db.query(uidOf('application-change')).deleteMany({ where });
  await strapi.db.query(uidOf('click')).updateMany({ where, data: { applicationId: null } });
  await strapi.db.query(uidOf('consent-record')).updateMany({ where, data: { applicationId: null, isBlocked: true } });
}
