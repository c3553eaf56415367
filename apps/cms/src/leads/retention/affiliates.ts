import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { AffiliateRow } from '../../visitors/affiliates/affiliate-row';
import { eraseAffiliateRows } from '../../visitors/affiliates/erase-affiliate-rows';
import { pageOf, type RetainedStore } from './retained-store';
import type { RetainedKind } from './retention-rules';

type Row = Pick<AffiliateRow, 'id' | 'state' | 'stateChangedAt' | 'model'>;

/**
 * Affiliates with whom there is no contract: requests that came to nothing, which are refused ones and those whose address nobody confirmed, and
 * contracts that are over. With their history. Their credits stay: they prove what was paid, and name nobody.
 */
export function retainedAffiliates(strapi: Core.Strapi): RetainedStore {
  const affiliates = strapi.db.query(uidOf('affiliate'));
  const over = {
    $or: [{ state: { $in: ['refused', 'ended'] } }, { state: 'requested', confirmedAt: { $null: true } }],
  };
  return {
    kinds: ['affiliate_refused', 'affiliate_unconfirmed', 'affiliate_ended'],
    async read(page) {
      const rows: Row[] = await affiliates.findMany({
        select: ['id', 'state', 'stateChangedAt', 'model'],
        where: { ...pageOf(page), ...over, site: page.site, stateChangedAt: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map((row) => ({
        id: String(row.id),
        kind: kindOf(row),
        changedAt: new Date(row.stateChangedAt),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: (ids, changedBefore) =>
      eraseAffiliateRows(strapi, { id: { $in: [...ids] }, ...over, stateChangedAt: { $lte: changedBefore } }),
  };
}

/** An affiliate with terms had a contract, whatever was decided after it. */
function kindOf({ state, model }: Row): RetainedKind {
  if (model !== null) return 'affiliate_ended';
  return state === 'refused' ? 'affiliate_refused' : 'affiliate_unconfirmed';
}
