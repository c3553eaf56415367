import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  expiresAt: string;
}

/** Links of mails after their time. They are kept for a while, so that the page of an old link can offer a new one. */
export function retainedMailedLinks(strapi: Core.Strapi): RetainedStore {
  const links = strapi.db.query(uidOf('mailed-link'));
  return {
    kinds: ['mailed_link'],
    async read(page) {
      const rows: Row[] = await links.findMany({
        select: ['id', 'expiresAt'],
        where: { ...pageOf(page), site: page.site, expiresAt: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, expiresAt }) => ({
        id: String(id),
        kind: 'mailed_link',
        changedAt: new Date(expiresAt),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids) => (await links.deleteMany({ where: { id: { $in: [...ids] } } })).count,
  };
}
