import type { Core } from '@strapi/strapi';

/** The pool of knex, a tarn: what the CMS uses of it. */
export interface ConnectionPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'createFail', listener: (eventId: number, error: unknown) => void): void;
}

/** Touches `client.pool`, which knex does not document. */
export const connectionPool = (strapi: Core.Strapi): ConnectionPool => strapi.db.connection.client.pool;

/** Calls `listener` after each statement outside of a transaction. Touches `__knexTxId`, by which knex marks the others. */
export function onStatementOutsideTransaction(strapi: Core.Strapi, listener: (sql: string) => void): void {
  strapi.db.connection.on('query-response', (_: unknown, statement: { sql: string; __knexTxId?: string }) => {
    if (!statement.__knexTxId) listener(statement.sql);
  });
}
