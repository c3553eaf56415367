import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  at: string;
}

/** Choices about measurement, experiments and push messages. They prove a consent, so they are kept as long as the other proofs. */
export function retainedTrackingConsents(strapi: Core.Strapi): RetainedStore {
  const consents = strapi.db.query(uidOf('tracking-consent'));
  return {
    kinds: ['tracking_consent'],
    async read(page) {
      const rows: Row[] = await consents.findMany({
        select: ['id', 'at'],
        where: { ...pageOf(page), site: page.site, at: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, at }) => ({
        id: String(id),
        kind: 'tracking_consent',
        changedAt: new Date(at),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids, changedBefore) =>
      (await consents.deleteMany({ where: { id: { $in: [...ids] }, at: { $lte: changedBefore } } })).count,
  };
}
