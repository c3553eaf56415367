import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  at: string;
  revokedAt: string | null;
}

/**
 * Proofs of consents that are no longer in use, because their application is erased or they were revoked. A proof that is in
 * use is kept, whatever its age.
 */
export function retainedConsentProofs(strapi: Core.Strapi): RetainedStore {
  const records = strapi.db.query(uidOf('consent-record'));
  const unused = {
    applicationId: { $null: true },
    $or: [{ isBlocked: true }, { revokedAt: { $notNull: true } }],
  };
  return {
    kinds: ['consent_proof'],
    async read(page) {
      const rows: Row[] = await records.findMany({
        select: ['id', 'at', 'revokedAt'],
        where: { ...pageOf(page), ...unused, site: page.site, at: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, at, revokedAt }) => ({
        id: String(id),
        kind: 'consent_proof',
        changedAt: new Date(revokedAt ?? at),
        isBlocked: true,
        isUnderClaim: false,
      }));
    },
    async erase(ids) {
      const { count } = await records.deleteMany({ where: { ...unused, id: { $in: [...ids] } } });
      return count;
    },
  };
}
