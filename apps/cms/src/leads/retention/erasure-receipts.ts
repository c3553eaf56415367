import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  day: string | Date;
}

/** Receipts of erasures: they prove that a person's request was answered, so they are kept as long as the other proofs. */
export function retainedErasureReceipts(strapi: Core.Strapi): RetainedStore {
  const receipts = strapi.db.query(uidOf('erasure-receipt'));
  return {
    kinds: ['erasure_receipt'],
    async read(page) {
      const rows: Row[] = await receipts.findMany({
        select: ['id', 'day'],
        where: { ...pageOf(page), site: page.site, day: { $lte: page.changedBefore.toISOString().slice(0, 10) } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, day }) => ({
        id: String(id),
        kind: 'erasure_receipt',
        changedAt: new Date(day),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids) => (await receipts.deleteMany({ where: { id: { $in: [...ids] } } })).count,
  };
}
