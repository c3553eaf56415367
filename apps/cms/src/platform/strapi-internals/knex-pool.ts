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

/** A busy machine, such as one that starts two CMS at once, may take this long to open a connection. */
const START_TIMEOUTS = { acquireTimeoutMillis: 120_000, connectionTimeoutMillis: 60_000 };

/**
 * Lets connections take longer than a visitor would wait, because Strapi ends the process if a statement of its start finds no
 * connection. Touches `client.connectionSettings`, from which knex opens each connection, and the timeout of `client.pool`.
 * @returns a function that restores the limits of `config/database.ts`
 */
export function waitLongerForConnections(strapi: Core.Strapi): () => void {
  const { pool, connectionSettings } = strapi.db.connection.client;
  const { acquireTimeoutMillis } = pool;
  const { connectionTimeoutMillis } = connectionSettings;
  pool.acquireTimeoutMillis = START_TIMEOUTS.acquireTimeoutMillis;
  connectionSettings.connectionTimeoutMillis = START_TIMEOUTS.connectionTimeoutMillis;
  return () => {
    pool.acquireTimeoutMillis = acquireTimeoutMillis;
    connectionSettings.connectionTimeoutMillis = connectionTimeoutMillis;
  };
}

/** Calls `listener` after each statement outside of a transaction. Touches `__knexTxId`, with which knex marks transactions. */
export function onStatementOutsideTransaction(strapi: Core.Strapi, listener: (sql: string) => void): void {
  strapi.db.connection.on('query-response', (_: unknown, statement: { sql: string; __knexTxId?: string }) => {
    if (!statement.__knexTxId) listener(statement.sql);
  });
}
