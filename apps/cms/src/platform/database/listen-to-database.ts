import type { Core } from '@strapi/strapi';
import { connectionPool, onStatementOutsideTransaction } from '../strapi-internals/knex-pool';
import { isConnectionError, isUnwritableError, markLost } from './database-errors';
import type { DatabaseWatch } from './database-watch';

/**
 * Reports errors of statements and of the pool to the watch. Callers may wrap an error, so the watch gets it from its source.
 */
export function listenToDatabase(strapi: Core.Strapi, watch: DatabaseWatch): void {
  connectionPool(strapi).on('createFail', (_, error) => {
    markLost(error);
    void watch.check();
  });
  strapi.db.connection.on('query-error', (error: unknown) => {
    if (isUnwritableError(error)) watch.recordUnwritable(error);
    if (!isConnectionError(error)) return;
    markLost(error);
    void watch.check();
  });
  // Inside a transaction nothing is written before its COMMIT (`strapi-internals/knex-commits.ts`).
  onStatementOutsideTransaction(strapi, (sql) => {
    if (watch.unwritable && /^(insert|update|delete) /i.test(sql)) watch.recordWritten();
  });
}
