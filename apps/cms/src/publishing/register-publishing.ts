import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { asContentType, type EditorialType, editorialTypeOf } from '../content-types';
import { describeChange, type PublishedRow } from './changes';
import type { Outbox } from './outbox';

/** Actions after which visitors may see something else. A draft that is saved is not among them. */
const PUBLISHING_ACTIONS = new Set(['publish', 'unpublish', 'delete']);
const PUBLISHING_WHEN_ASKED = new Set(['create', 'update']);

const silent = new AsyncLocalStorage<true>();

/** Runs `work` without telling the web app: the seed of an empty database needs no hundred messages. */
export const withoutPublishEvents = <Result>(work: () => Promise<Result>): Promise<Result> => silent.run(true, work);

/**
 * Writes an event into the outbox for each site whose published content a document action changed, in the same
 * transaction: an event exists exactly if the change does.
 */
export function registerPublishing(strapi: Core.Strapi, outbox: Outbox): void {
  strapi.documents.use(async (context, next) => {
    const type = editorialTypeOf(context.uid);
    if (!type || silent.getStore() || !changesPublication(context.action, context.params)) return next();

    const knownId = (context.params as { documentId?: string }).documentId;
    return strapi.db.transaction(async ({ onCommit }) => {
      const before = knownId ? await publishedRows(strapi, context.uid, type, knownId) : [];
      const result = await next();
      const documentId = knownId ?? (result as { documentId?: string } | null)?.documentId;
      if (!documentId) return result;
      const after = await publishedRows(strapi, context.uid, type, documentId);
      for (const locale of changedLocales(context.params, before, after)) {
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

function changesPublication(action: string, params: unknown): boolean {
  if (PUBLISHING_ACTIONS.has(action)) return true;
  return PUBLISHING_WHEN_ASKED.has(action) && (params as { status?: string }).status === 'published';
}

/** An action on one locale says nothing about the document's other locales. */
function changedLocales(params: unknown, before: PublishedRow[], after: PublishedRow[]): string[] {
  const { locale } = params as { locale?: string | string[] | null };
  const all = [...new Set([...before, ...after].map((row) => row.locale))];
  if (!locale || locale === '*') return all;
  return all.filter((code) => (Array.isArray(locale) ? locale.includes(code) : locale === code));
}

async function publishedRows(
  strapi: Core.Strapi,
  uid: string,
  type: EditorialType,
  documentId: string,
): Promise<PublishedRow[]> {
  return strapi.db.query(asContentType(uid)).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: type === 'article' ? { tags: { select: ['slug'] }, author: { select: ['slug'] } } : [],
  });
}
