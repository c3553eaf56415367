import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { editorialTypeOf } from '../content-types';
import type { DocumentMiddleware } from '../documents/document-action';

const WRITES = new Set(['create', 'clone', 'update', 'discardDraft', 'publish', 'unpublish', 'delete']);
/** The lock for writing entries, and for deleting files that entries may use. */
export const EDITORIAL_LOCK = 'editorial writes';

/**
 * Runs the writes of editors in one transaction each, one after the other, also those of several CMS. Otherwise one editor could
 * unpublish a tag at the moment in which another one publishes an article with it. The writes of one transaction follow each other
 * too: a bulk publish starts all of its entries at once, and no check would see the other entries.
 */
export const editorialOrder =
  (strapi: Core.Strapi): DocumentMiddleware =>
  async (context, next) =>
    editorialTypeOf(context.uid) && WRITES.has(context.action)
      ? oneAtATime(strapi, EDITORIAL_LOCK, (transaction) => inTurn(transaction, async () => next()))
      : next();

/** The transaction whose write is running. */
const running = new AsyncLocalStorage<object>();
const lastWrites = new WeakMap<object, Promise<unknown>>();

/** Runs a write after the earlier ones of its transaction. A write that is part of another one runs at once. */
export async function inTurn<Result>(transaction: object, write: () => Promise<Result>): Promise<Result> {
  if (running.getStore() === transaction) return write();
  const earlier = lastWrites.get(transaction) ?? Promise.resolve();
  const turn = earlier.then(() => running.run(transaction, write));
  lastWrites.set(
    transaction,
    turn.catch(() => undefined),
  );
  return turn;
}
