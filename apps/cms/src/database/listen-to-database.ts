import type { Core } from '@strapi/strapi';
import { noteLost, saysAway, saysUnwritable } from './database-errors';
import type { DatabaseWatch } from './database-watch';

/** The pool of knex, a tarn: what we use of it. */
export interface ConnectionPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'createFail', listener: (eventId: number, error: unknown) => void): void;
}

export const poolOf = (strapi: Core.Strapi): ConnectionPool => strapi.db.connection.client.pool;

/** Tells the watch what statements and the pool meet. They know best; what their callers make of an error is another. */
export function listenToDatabase(strapi: Core.Strapi, watch: DatabaseWatch): void {
  poolOf(strapi).on('createFail', (_, error) => {
    noteLost(error);
    void watch.look();
  });
  strapi.db.connection.on('query-error', (error: unknown) => {
    if (saysUnwritable(error)) watch.noteUnwritable(error);
    if (!saysAway(error)) return;
    noteLost(error);
    void watch.look();
  });
  // Within a transaction nothing is written before its COMMIT (`refuse-failed-commits.ts`).
  strapi.db.connection.on('query-response', (_: unknown, statement: { sql: string; __knexTxId?: string }) => {
    const { sql, __knexTxId: transaction } = statement;
    if (watch.unwritable && !transaction && /^(insert|update|delete) /i.test(sql)) watch.noteWritten();
  });
}
