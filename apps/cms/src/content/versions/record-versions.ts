import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { currentAdministrator } from '../../platform/strapi-internals/admin-session';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { type DocumentAction, type DocumentMiddleware, readDocumentAction } from '../documents/document-action';
import { type Content, digestOf } from './content';
import { presentDrafts } from './present-drafts';
import { addVersion, listVersions, markVersion, removeVersions, type VersionedEntry } from './stored-versions';
import type { VersionAction } from './version-wire';
import { type VersionedType, versionedTypeOf } from './versioned-types';

const ACTIONS: Readonly<Record<string, VersionAction>> = {
  create: 'saved',
  clone: 'saved',
  update: 'saved',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded',
};

/** These only change what an entry says, so they leave no version if it says the same as before. */
const CHANGES_CONTENT: readonly VersionAction[] = ['saved', 'discarded', 'restored'];

/** Actions on an entry that may have no version yet, and stays. */
const KNOWN_ENTRY = ['update', 'publish', 'unpublish', 'discardDraft'];

const mode = new AsyncLocalStorage<'silent' | 'restoring'>();

/** Runs `work` without versions, because the seed of an empty database would write hundreds of them. */
export const withoutVersions = <Result>(work: () => Promise<Result>): Promise<Result> => mode.run('silent', work);

/** Runs a save that brings an earlier version back. */
export const asRestoration = <Result>(work: () => Promise<Result>): Promise<Result> => mode.run('restoring', work);

/** The versions that each running transaction has written. */
const writtenIn = new WeakMap<object, Set<number>>();

/**
 * Writes what an entry says after each change, who made it and when, in the transaction of the change. The first recorded change of
 * an entry also stores what the entry said before it, such as the text of the seed. A deleted entry loses its versions.
 */
export function recordVersions(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = versionedTypeOf(context.uid);
    const action = readDocumentAction(context);
    const isWrite = action.name === 'delete' || action.name in ACTIONS;
    if (!type || !isWrite || mode.getStore() === 'silent') return next();
    return strapi.db.transaction(async ({ trx }) => {
      const sites = await sitesOf(strapi, action);
      if (action.documentId && KNOWN_ENTRY.includes(action.name)) {
        await recordFirst(strapi, type, whereOf(action.documentId, sites));
      }
      const result = await next();
      const { documentId = action.documentId, entries } = result as unknown as Written;
      if (!documentId) return result;
      if (action.name === 'delete') {
        await removeVersions(strapi, { contentType: type, entryId: documentId }, sites);
        return result;
      }
      const written = action.name === 'unpublish' ? (entries ?? []).map(({ locale }) => locale) : sites;
      for (const draft of await presentDrafts(strapi, type, whereOf(documentId, written))) {
        const entry = { contentType: type, entryId: documentId, site: draft.site };
        await record(strapi, trx, { ...entry, action: actionOf(action), content: draft.content });
      }
      return result;
    });
  };
}

/** The part of an answer of the Document Service that we use. */
interface Written {
  documentId?: string;
  entries?: { locale: string }[];
}

/** The sites of an action; undefined = all. */
async function sitesOf(strapi: Core.Strapi, { locales }: DocumentAction): Promise<readonly string[] | undefined> {
  if (locales === 'all') return undefined;
  return locales.length > 0 ? locales : [await defaultLocale(strapi)];
}

const whereOf = (documentId: string, sites: readonly string[] | undefined) => ({
  documentId,
  ...(sites && { locale: { $in: [...sites] } }),
});

function actionOf({ name, publishesAtOnce }: DocumentAction): VersionAction {
  if (publishesAtOnce) return 'published';
  return mode.getStore() === 'restoring' ? 'restored' : (ACTIONS[name] ?? 'saved');
}

async function recordFirst(
  strapi: Core.Strapi,
  contentType: VersionedType,
  where: Record<string, unknown>,
): Promise<void> {
  for (const draft of await presentDrafts(strapi, contentType, where)) {
    const { content, entryId, site, updatedAt: at, updatedBy: personId } = draft;
    const entry = { contentType, entryId, site };
    if ((await listVersions(strapi, entry)).length > 0) continue;
    await addVersion(strapi, entry, { at, personId, action: 'initial', content });
  }
}

async function record(
  strapi: Core.Strapi,
  transaction: object,
  { action, content, ...entry }: VersionedEntry & { action: VersionAction; content: Content },
): Promise<void> {
  const ofTransaction = writtenIn.get(transaction) ?? new Set();
  writtenIn.set(transaction, ofTransaction);
  const [last] = await listVersions(strapi, entry);
  if (last?.digest === digestOf(content)) {
    if (CHANGES_CONTENT.includes(action) || last.action === action) return;
    // The button that publishes saves first: one version for both.
    if (ofTransaction.has(last.id)) return markVersion(strapi, last.id, action);
  }
  const personId = currentAdministrator(strapi)?.user.id || null;
  ofTransaction.add(await addVersion(strapi, entry, { at: new Date(), personId, action, content }));
}
