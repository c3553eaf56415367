import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { asContentType, editorialTypeOf } from '../../content/content-types';
import {
  type DocumentAction,
  type DocumentMiddleware,
  readDocumentAction,
} from '../../content/documents/document-action';
import { type EditorialType, editorialEntry } from '../../content/editorial-types';
import { describeChange, type PublishedRow } from './changes';
import type { Outbox } from './outbox';

/** Actions that change what visitors see. Saving a draft is not among them. */
const PUBLISHING_ACTIONS = new Set(['publish', 'unpublish', 'delete']);

const silent = new AsyncLocalStorage<true>();

/** Runs `work` without publish events, because the seed of an empty database would send hundreds of them. */
export const withoutPublishEvents = <Result>(work: () => Promise<Result>): Promise<Result> => silent.run(true, work);

export const arePublishEventsOff = (): boolean => silent.getStore() === true;

/**
 * Writes an event into the outbox for each site whose published content an action changes, in the same transaction, so that
 * an event exists exactly if its change does.
 */
export function publishEvents(strapi: Core.Strapi, outbox: Outbox): DocumentMiddleware {
  return async (context, next) => {
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
      onCommit(() => outbox.wake(['editorial']));
      return result;
    });
  };
}

function changesPublication({ name, publishesAtOnce }: DocumentAction): boolean {
  return publishesAtOnce || PUBLISHING_ACTIONS.has(name);
}

/** An action on one locale does not concern the other locales of the document. */
function changedLocales(
  { locales }: DocumentAction,
  before: readonly PublishedRow[],
  after: readonly PublishedRow[],
): string[] {
  const all = [...new Set([...before, ...after].map((row) => row.locale))];
  return locales === 'all' || locales.length === 0 ? all : all.filter((code) => locales.includes(code));
}

/** The published version of a document on each site, as events need it. */
export async function publishedRows(
  strapi: Core.Strapi,
  uid: string,
  type: EditorialType,
  documentId: string,
): Promise<PublishedRow[]> {
  const relations = editorialEntry(type).shownBy.map((name) => [name, { select: ['documentId', 'slug'] }]);
  const seo = 'seo' in strapi.getModel(asContentType(uid)).attributes ? { seo: { select: ['noindex'] } } : {};
  return strapi.db.query(asContentType(uid)).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: { ...Object.fromEntries(relations), ...seo },
  });
}
