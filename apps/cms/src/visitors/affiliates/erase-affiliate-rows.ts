import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { eraseProposals } from './proposals';

/**
 * Erases affiliates with their history, their proposals and the links to their pages, in one transaction. Credits stay: they prove what was paid,
 * and name nobody.
 * @returns how many affiliates were erased
 */
export async function eraseAffiliateRows(strapi: Core.Strapi, where: object): Promise<number> {
  return strapi.db.transaction(async () => {
    const affiliates = strapi.db.query(uidOf('affiliate'));
    const found: { id: number }[] = await affiliates.findMany({ select: ['id'], where });
    const ids = found.map(({ id }) => id);
    await affiliates.deleteMany({ where: { $and: [{ id: { $in: ids } }, where] } });
    // Of one that a manager has decided on meanwhile, everything stays.
    const left: { id: number }[] = await affiliates.findMany({ select: ['id'], where: { id: { $in: ids } } });
    const kept = new Set(left.map(({ id }) => id));
    const erased = ids.filter((id) => !kept.has(id));
    await strapi.db.query(uidOf('affiliate-change')).deleteMany({ where: { affiliateId: { $in: erased } } });
    await eraseProposals(strapi, erased);
    await eraseAffiliateLinks(strapi, erased);
    return erased.length;
  });
}

/** Ends every link to the page of an affiliate. */
export async function eraseAffiliateLinks(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const where = { purpose: 'affiliate', subject: { $in: ids.map(String) } };
  await strapi.db.query(uidOf('mailed-link')).deleteMany({ where });
}
