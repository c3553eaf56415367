import type { Core } from '@strapi/strapi';
import { connectionPool, onStatementOutsideTransaction } from '../strapi-internals/knex-pool';
import { noteLost, saysAway, saysUnwritable } from './database-errors';
import type { DatabaseWatch } from './database-watch';

/** Tells the watch what statements and the pool meet. They know best; what their callers make of an error is another. */
export function listenToDatabase(strapi: Core.Strapi, watch: DatabaseWatch): void {
  connectionPool(strapi).on('createFail', (_, error) => {
    noteLost(error);
    void watch.look();
  });
  strapi.db.connection.on('query-error', (error: unknown) => {
    if (saysUnwritable(error)) watch.noteUnwritable(error);
    if (!saysAway(error)) return;
    noteLost(error);
    void watch.look();
  });
  // Inside a transaction nothing is written before its COMMIT (`strapi-internals/knex-commits.ts`).
  onStatementOutsideTransaction(strapi, (sql) => {
    if (watch.unwritable && /^(insert|update|delete) /i.test(sql)) watch.noteWritten();
  });
}
