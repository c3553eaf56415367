import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  applicationId: number | null;
  at: string;
}

/** Clicks with their postbacks. The clicks of an application under a claim are kept until the claim is closed. */
export function retainedClicks(strapi: Core.Strapi): RetainedStore {
  const clicks = strapi.db.query(uidOf('click'));

  async function underClaim(rows: readonly Row[]): Promise<ReadonlySet<number>> {
    const ids = [...new Set(rows.flatMap(({ applicationId }) => applicationId ?? []))];
    if (ids.length === 0) return new Set();
    const claimed: { id: number }[] = await strapi.db
      .query(uidOf('application'))
      .findMany({ select: ['id'], where: { id: { $in: ids }, isUnderClaim: true } });
    return new Set(claimed.map(({ id }) => id));
  }

  return {
    kinds: ['click'],
    async read(page) {
      const rows: Row[] = await clicks.findMany({
        select: ['id', 'applicationId', 'at'],
        where: { ...pageOf(page), site: page.site, at: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      const claimed = await underClaim(rows);
      return rows.map(({ id, applicationId, at }) => {
        const isUnderClaim = applicationId !== null && claimed.has(applicationId);
        // A click has nothing to block, so one under a claim counts as blocked already.
        return { id: String(id), kind: 'click', changedAt: new Date(at), isBlocked: isUnderClaim, isUnderClaim };
      });
    },
    erase: async (ids) =>
      strapi.db.transaction(async () => {
        const where = { id: { $in: [...ids] } };
        const rows: { clickId: string }[] = await clicks.findMany({ select: ['clickId'], where });
        await strapi.db
          .query(uidOf('postback'))
          .deleteMany({ where: { clickId: { $in: rows.map(({ clickId }) => clickId) } } });
        return (await clicks.deleteMany({ where })).count;
      }),
  };
}
