import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  queuedAt: string;
}

/** Notices that told lenders of an erasure. They outlive the application, and name nobody. Its own deliveries go with it. */
export function retainedDeliveryNotices(strapi: Core.Strapi): RetainedStore {
  const deliveries = strapi.db.query(uidOf('delivery'));
  return {
    kinds: ['delivery_notice'],
    async read(page) {
      const rows: Row[] = await deliveries.findMany({
        select: ['id', 'queuedAt'],
        where: { ...pageOf(page), site: page.site, kind: 'erasure', queuedAt: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, queuedAt }) => ({
        id: String(id),
        kind: 'delivery_notice',
        changedAt: new Date(queuedAt),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids) =>
      strapi.db.transaction(async () => {
        await strapi.db.query(uidOf('delivery-attempt')).deleteMany({ where: { deliveryId: { $in: [...ids] } } });
        return (await deliveries.deleteMany({ where: { id: { $in: [...ids] } } })).count;
      }),
  };
}
