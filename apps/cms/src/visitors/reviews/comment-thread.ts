import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

interface Row {
  id: number;
  documentId: string;
  locale: string;
}

/** Sets the open reports of these comments to `acted`. The time of the change tells which decision has closed them. */
export async function closeReports(strapi: Core.Strapi, ids: readonly number[], at: Date): Promise<void> {
  const reports = strapi.db.query(uidOf('comment-report'));
  const open: Pick<Row, 'id'>[] = await reports.findMany({
    select: ['id'],
    where: { state: 'open', comment: { id: { $in: [...ids] } } },
  });
  if (open.length === 0) return;
  await reports.updateMany({ where: { id: { $in: idsOf(open) } }, data: { state: 'acted', updatedAt: at } });
}

/** Opens the reports of a comment again that its rejection of this time has closed. */
export async function reopenReports(strapi: Core.Strapi, id: number, closedAt: Date): Promise<void> {
  const reports = strapi.db.query(uidOf('comment-report'));
  const closed: Pick<Row, 'id'>[] = await reports.findMany({
    select: ['id'],
    where: { state: 'acted', comment: { id }, updatedAt: closedAt },
  });
  if (closed.length === 0) return;
  await reports.updateMany({ where: { id: { $in: idsOf(closed) } }, data: { state: 'open' } });
}

/**
 * Prepares the deletion of a comment: deletes its replies, which would otherwise stand on the page as comments of their own,
 * and closes its open reports.
 */
export async function deleteRepliesOf(strapi: Core.Strapi, documentId: string): Promise<void> {
  const comments = strapi.db.query(uidOf('comment'));
  const own: Row[] = await comments.findMany({ where: { documentId } });
  const replies: Row[] = await comments.findMany({ where: { parent: { id: { $in: idsOf(own) } } } });
  await closeReports(strapi, idsOf([...own, ...replies]), new Date());
  for (const reply of replies) {
    await strapi.documents(uidOf('comment')).delete({ documentId: reply.documentId, locale: reply.locale });
  }
}

const idsOf = (rows: readonly Pick<Row, 'id'>[]): number[] => rows.map(({ id }) => id);
