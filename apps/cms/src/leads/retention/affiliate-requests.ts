import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { AffiliateRow } from '../../visitors/affiliates/affiliate-row';
import { pageOf, type RetainedStore } from './retained-store';

type Row = Pick<AffiliateRow, 'id' | 'state' | 'stateChangedAt'>;

/** Requests for the affiliate programme that came to nothing: refused ones, and those whose address nobody confirmed. With their history. */
export function retainedAffiliateRequests(strapi: Core.Strapi): RetainedStore {
  const affiliates = strapi.db.query(uidOf('affiliate'));
  const ended = { $or: [{ state: 'refused' }, { state: 'requested', confirmedAt: { $null: true } }] };
  return {
    kinds: ['affiliate_refused', 'affiliate_unconfirmed'],
    async read(page) {
      const rows: Row[] = await affiliates.findMany({
        select: ['id', 'state', 'stateChangedAt'],
        where: { ...pageOf(page), ...ended, site: page.site, stateChangedAt: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, state, stateChangedAt }) => ({
        id: String(id),
        kind: state === 'refused' ? 'affiliate_refused' : 'affiliate_unconfirmed',
        changedAt: new Date(stateChangedAt),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids, changedBefore) =>
      strapi.db.transaction(async () => {
        const where = { id: { $in: [...ids] } };
        await affiliates.deleteMany({ where: { ...where, ...ended, stateChangedAt: { $lte: changedBefore } } });
        const left: { id: number }[] = await affiliates.findMany({ select: ['id'], where });
        const kept = new Set(left.map(({ id }) => id));
        const erased = ids.filter((id) => !kept.has(id));
        await strapi.db.query(uidOf('affiliate-change')).deleteMany({ where: { affiliateId: { $in: erased } } });
        return erased.length;
      }),
  };
}
