import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import { readDocumentAction } from '../documents/document-action';
import type { Outbox } from '../publishing/outbox';
import { arePublishEventsOff } from '../publishing/register-publishing';
import { type OpinionRow, opinionEvent } from './opinion-event';

type Row = OpinionRow & Record<string, unknown>;

/** What a page shows of an opinion; a change of anything else concerns no visitor. */
const SHOWN = ['moderation', 'name', 'text', 'rating', 'stars', 'sentAt', 'replyLabel', 'isVerifiedCustomer'];
const WRITES = new Set(['create', 'update', 'delete', 'clone']);

/**
 * Writes an event into the outbox when a moderator, or the seed, changed what visitors see of comments or ratings, in
 * the same transaction as the change. What visitors send in does not come by here: a new comment waits to be approved,
 * and a rating tells of itself.
 */
export function registerOpinionEvents(strapi: Core.Strapi, outbox: Outbox): void {
  strapi.documents.use(async (context, next) => {
    const type = (['comment', 'rating'] as const).find((candidate) => uidOf(candidate) === context.uid);
    const { name, documentId: knownId } = readDocumentAction(context);
    if (!type || !WRITES.has(name) || arePublishEventsOff()) return next();

    return strapi.db.transaction(async ({ onCommit }) => {
      const before = name !== 'clone' && knownId ? await shownRows(strapi, context.uid, knownId) : [];
      const result = await next();
      const documentId = (result as { documentId?: string } | null)?.documentId ?? knownId;
      const after = documentId ? await shownRows(strapi, context.uid, documentId) : [];
      for (const row of changed(before, after)) {
        const event = opinionEvent(type, row, new Date());
        if (event) await outbox.add(event);
      }
      onCommit(() => outbox.wake());
      return result;
    });
  });
}

/** Ratings are shown as soon as they are there, comments once they are approved. */
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
