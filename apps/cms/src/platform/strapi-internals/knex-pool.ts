import type { Core } from '@strapi/strapi';

/** The parts of knex's pool (tarn) that the CMS uses. */
export interface ConnectionPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'createFail', listener: (eventId: number, error: unknown) => void): void;
}

/** Touches `client.pool`, which knex does not document. */
export const connectionPool = (strapi: Core.Strapi): ConnectionPool => strapi.db.connection.client.pool;

/** Calls `listener` after each statement outside of a transaction. Touches `__knexTxId`, with which knex marks transactions. */
export function onStatementOutsideTransaction(strapi: Core.Strapi, listener: (sql: string) => void): void {
  strapi.db.connection.on('query-response', (_: unknown, statement: { sql: string; __knexTxId?: string }) => {
    if (!statement.__knexTxId) listener(statement.sql);
  });
}
