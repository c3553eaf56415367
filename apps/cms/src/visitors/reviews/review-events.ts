import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../../content/content-types';
import { type DocumentMiddleware, readDocumentAction } from '../../content/documents/document-action';
import type { Outbox } from '../../delivery/publishing/outbox';
import { arePublishEventsOff } from '../../delivery/publishing/publish-events';
import { type ReviewRow, reviewEvent } from './review-event';

type Row = ReviewRow & Record<string, unknown>;

/** The fields of a review that a page shows. A change of any other field causes no event. */
const SHOWN = ['moderation', 'name', 'text', 'rating', 'stars', 'sentAt', 'replyLabel', 'verifiedBy'];
const WRITES = new Set(['create', 'update', 'delete', 'clone']);

/**
 * Writes an event into the outbox when a moderator changes comments or ratings that visitors see, in the same transaction as
 * the change. Messages of visitors do not pass here: a new comment waits for approval, and `submitRating` writes its own event.
 */
export function reviewEvents(strapi: Core.Strapi, outbox: Outbox): DocumentMiddleware {
  return async (context, next) => {
    const type = (['comment', 'rating'] as const).find((candidate) => uidOf(candidate) === context.uid);
    const { name, documentId: knownId } = readDocumentAction(context);
    if (!type || !WRITES.has(name) || arePublishEventsOff()) return next();

    return strapi.db.transaction(async ({ onCommit }) => {
      const before = name !== 'clone' && knownId ? await shownRows(strapi, context.uid, knownId) : [];
      const result = await next();
      const documentId = (result as { documentId?: string } | null)?.documentId ?? knownId;
      const after = documentId ? await shownRows(strapi, context.uid, documentId) : [];
      for (const row of changed(before, after)) {
        const event = reviewEvent(type, row, new Date());
        if (event) await outbox.add(event);
      }
      onCommit(() => outbox.wake(['visitors']));
      return result;
    });
  };
}

/** Ratings are shown at once, comments after their approval. */
async function shownRows(strapi: Core.Strapi, uid: string, documentId: string): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(asContentType(uid)).findMany({ where: { documentId } });
  return rows.filter(({ moderation }) => moderation === undefined || moderation === 'approved');
}

function changed(before: readonly Row[], after: readonly Row[]): Row[] {
  const isIn = (rows: readonly Row[], row: Row) => rows.some((other) => looksLike(other) === looksLike(row));
  const gone = before.filter((row) => !isIn(after, row) && !after.some(({ locale }) => locale === row.locale));
  return [...gone, ...after.filter((row) => !isIn(before, row))];
}

const looksLike = (row: Row): string => JSON.stringify([row.locale, ...SHOWN.map((field) => row[field])]);
