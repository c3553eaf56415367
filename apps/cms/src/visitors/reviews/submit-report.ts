import type { ReportMessage } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Outcome } from './outcome';

/** Stores a report of a comment («Denunciar comentario», R10) for the moderators. A person has one open report of a comment. */
export async function submitReport(
  strapi: Core.Strapi,
  { locale, commentId, reason, text }: ReportMessage,
  personHash: string,
  now = new Date(),
): Promise<Outcome> {
  const reports = strapi.db.query(uidOf('comment-report'));
  return strapi.db.transaction(async () => {
    const comment: { id: number } | null = await strapi.db
      .query(uidOf('comment'))
      .findOne({ select: ['id'], where: { documentId: commentId, locale, moderation: 'approved' } });
    if (!comment) return 'unknown-subject';
    const open = { personHash, state: 'open' };
    if ((await reports.count({ where: { ...open, comment: { id: comment.id } } })) > 0) return 'repeated';
    await reports.create({
      data: { ...open, locale, comment: comment.id, reason, text, sentAt: now, publishedAt: now },
    });
    return 'accepted';
  });
}
