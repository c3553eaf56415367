import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { pageOf, type RetainedStore } from './retained-store';

interface Row {
  id: number;
  sentAt: string | null;
  createdAt: string;
}

/** The columns that are erased. The name and the text are public. */
const PERSONAL = ['email', 'emailSealed', 'emailHash', 'personHash'] as const;

/** The personal data of a comment's author beside the name: the e-mail address, and the hash that limits floods. */
export function retainedCommentAuthors(strapi: Core.Strapi): RetainedStore {
  const comments = strapi.db.query(uidOf('comment'));
  return {
    kinds: ['comment_author'],
    async read(page) {
      const before = { $lte: page.changedBefore };
      const rows: Row[] = await comments.findMany({
        select: ['id', 'sentAt', 'createdAt'],
        where: {
          ...pageOf(page),
          locale: page.site,
          $and: [
            { $or: PERSONAL.map((column) => ({ [column]: { $notNull: true } })) },
            // A moderator's reply did not come from a form.
            { $or: [{ sentAt: before }, { sentAt: { $null: true }, createdAt: before }] },
          ],
        },
        orderBy: { id: 'asc' },
        limit: page.limit,
      });
      return rows.map(({ id, sentAt, createdAt }) => ({
        id: String(id),
        kind: 'comment_author',
        changedAt: new Date(sentAt ?? createdAt),
        isBlocked: false,
        isUnderClaim: false,
      }));
    },
    async erase(ids) {
      const { count } = await comments.updateMany({
        where: { id: { $in: [...ids] } },
        data: Object.fromEntries(PERSONAL.map((column) => [column, null])),
      });
      return count;
    },
  };
}
