import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  queuedAt: string;
}

/** Rows of finished mails. Their content and address went when the mail ended; they show for a while what was sent. */
export function retainedMails(strapi: Core.Strapi): RetainedStore {
  const mails = strapi.db.query(uidOf('mail'));
  return {
    kinds: ['mail'],
    async read(page) {
      const rows: Row[] = await mails.findMany({
        select: ['id', 'queuedAt'],
        where: { ...pageOf(page), site: page.site, queuedAt: { $lte: page.changedBefore } },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, queuedAt }) => ({
        id: String(id),
        kind: 'mail',
        changedAt: new Date(queuedAt),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    erase: async (ids) => (await mails.deleteMany({ where: { id: { $in: [...ids] } } })).count,
  };
}
