import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/** Set in everything that the work under test calls itself. */
const calls = new AsyncLocalStorage<symbol>();

/**
 * Counts the SQL statements of `work`, without BEGIN and COMMIT: those that it calls for itself, and those of requests that have no answer
 * yet. Timers of the CMS run beside it, and Strapi's listeners read again after a write has been answered: neither is counted.
 */
export async function countQueries(strapi: Core.Strapi, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const id = Symbol('work');
  const isOfWork = () => calls.getStore() === id || strapi.requestContext.get()?.res.writableEnded === false;
  const listen = ({ sql }: { sql: string }) => {
    if (isOfWork() && !/^(begin|commit|rollback|savepoint|release)/i.test(sql)) statements.push(sql);
  };
  strapi.db.connection.on('query', listen);
  try {
    await calls.run(id, work);
  } finally {
    strapi.db.connection.removeListener('query', listen);
  }
  return statements;
}
