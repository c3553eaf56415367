import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { isoOrNull } from '../../../leads/desk/application-row';
import { excerpt } from './excerpt';
import type { QueuedComment, ThreadComment } from './wire';

/** How many published answers of a thread a moderator sees beside the one to decide on. */
const SHOWN = 3;
/** The answers that are read for all threads of a page. */
const READ = 200;

export interface ParentRow {
  id: number;
  name: string;
  text: string;
  sentAt: string | null;
  replyLabel: string | null;
}

type ReplyRow = ParentRow & { parent: { id: number } };

/** The threads that pending comments answer, each with its newest published answers in their order. By the id of the comment at the top. */
export async function threadsOf(
  strapi: Core.Strapi,
  parents: readonly ParentRow[],
): Promise<ReadonlyMap<number, NonNullable<QueuedComment['thread']>>> {
  if (parents.length === 0) return new Map();
  const replies: ReplyRow[] = await strapi.db.query(uidOf('comment')).findMany({
    select: ['id', 'name', 'text', 'sentAt', 'replyLabel'],
    where: { moderation: 'approved', parent: { id: { $in: parents.map(({ id }) => id) } } },
    populate: { parent: { select: ['id'] } },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    limit: READ,
  });
  return new Map(
    parents.map((parent) => {
      const own = replies.filter((reply) => reply.parent.id === parent.id);
      const shown = own.slice(0, SHOWN).reverse();
      const thread = { parent: shownOf(parent), replies: shown.map(shownOf), omitted: own.length - shown.length };
      return [parent.id, thread];
    }),
  );
}

const shownOf = ({ name, text, sentAt, replyLabel }: ParentRow): ThreadComment => ({
  ...{ name, replyLabel },
  text: excerpt(text),
  sentAt: isoOrNull(sentAt),
});
