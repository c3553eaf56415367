import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { asContentType, type EditorialType, editorialTypeOf } from '../content-types';
import { type DocumentAction, readDocumentAction } from '../documents/document-action';
import { describeChange, type PublishedRow } from './changes';
import type { Outbox } from './outbox';

/** Actions after which visitors may see something else. A draft that is saved is not among them. */
const PUBLISHING_ACTIONS = new Set(['publish', 'unpublish', 'delete']);

/** Relations that say on whose pages an entry stands. */
const SLUG = { select: ['slug'] };
const POPULATED: Partial<Record<EditorialType, Record<string, typeof SLUG>>> = {
  article: { tags: SLUG, author: SLUG },
  'work-calendar': { tags: SLUG, author: SLUG },
  offer: { lender: SLUG },
  partner: { lender: SLUG },
};

const silent = new AsyncLocalStorage<true>();

/** Runs `work` without telling the web app: the seed of an empty database needs no hundred messages. */
export const withoutPublishEvents = <Result>(work: () => Promise<Result>): Promise<Result> => silent.run(true, work);

export const arePublishEventsOff = (): boolean => silent.getStore() === true;

/**
 * Writes an event into the outbox for each site whose published content a document action changed, in the same
 * transaction: an event exists exactly if the change does.
 */
export function registerPublishing(strapi: Core.Strapi, outbox: Outbox): void {
  strapi.documents.use(async (context, next) => {
    const type = editorialTypeOf(context.uid);
    const action = readDocumentAction(context);
    if (!type || silent.getStore() || !changesPublication(action)) return next();

    const knownId = action.documentId;
    return strapi.db.transaction(async ({ onCommit }) => {
      const before = knownId ? await publishedRows(strapi, context.uid, type, knownId) : [];
      const result = await next();
      const documentId = knownId ?? (result as { documentId?: string } | null)?.documentId;
      if (!documentId) return result;
      const after = await publishedRows(strapi, context.uid, type, documentId);
      for (const locale of changedLocales(action, before, after)) {
        const event = describeChange(
          type,
          before.find((row) => row.locale === locale),
          after.find((row) => row.locale === locale),
          new Date(),
        );
        if (event) await outbox.add(event);
      }
      onCommit(() => outbox.wake());
      return result;
    });
  });
}

function changesPublication({ name, publishesAtOnce }: DocumentAction): boolean {
  return publishesAtOnce || PUBLISHING_ACTIONS.has(name);
}

/** An action on one locale says nothing about the document's other locales. */
function changedLocales(
  { locales }: DocumentAction,
  before: readonly PublishedRow[],
  after: readonly PublishedRow[],
): string[] {
  const all = [...new Set([...before, ...after].map((row) => row.locale))];
  return locales === 'all' || locales.length === 0 ? all : all.filter((code) => locales.includes(code));
}

async function publishedRows(
  strapi: Core.Strapi,
  uid: string,
  type: EditorialType,
  documentId: string,
): Promise<PublishedRow[]> {
  return strapi.db.query(asContentType(uid)).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: POPULATED[type] ?? {},
  });
}
