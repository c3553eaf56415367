import { consentSeconds } from '@prestafaro/types/tracking-consent';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  at: string;
}

/** For how long a choice holds, in milliseconds. Its proof is in use until then, whatever its age. */
const IN_USE_MS = consentSeconds * 1000;

/**
 * Choices about measurement, experiments and push messages. They prove a consent, so they are kept as long as the other proofs, counted
 * from the end of the choice.
 */
export function retainedTrackingConsents(strapi: Core.Strapi): RetainedStore {
  const consents = strapi.db.query(uidOf('tracking-consent'));
  const madeBefore = (changedBefore: Date) => new Date(changedBefore.getTime() - IN_USE_MS);
  return {
    kinds: ['tracking_consent'],
    async read(page) {
      const rows: Row[] = await consents.findMany({
        select: ['id', 'at'],
        where: { ...pageOf(page), site: page.site, at: { $lte: madeBefore(page.changedBefore) } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, at }) => ({
        id: String(id),
        kind: 'tracking_consent',
        changedAt: new Date(new Date(at).getTime() + IN_USE_MS),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids, changedBefore) =>
      (await consents.deleteMany({ where: { id: { $in: [...ids] }, at: { $lte: madeBefore(changedBefore) } } })).count,
  };
}
