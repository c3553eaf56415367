import type { Core } from '@strapi/strapi';
import type { DatabaseWatch } from './database-watch';

interface Transaction {
  commit(value?: unknown): Promise<unknown>;
  /** Settles when the transaction has ended, and rejects if it did not end well. */
  executionPromise: Promise<unknown>;
}
type Begin = (...parameters: unknown[]) => Promise<Transaction>;

/**
 * Knex resolves `commit()` even if COMMIT has failed (a full disk, a connection that was lost) and tells it by another
 * promise, which Strapi does not ask: a visitor would hear that an application is stored which nobody has. Here it is asked.
 */
export function refuseFailedCommits(strapi: Core.Strapi, watch: DatabaseWatch): void {
  const { connection } = strapi.db;
  const begin = connection.transaction.bind(connection) as unknown as Begin;
  const transaction: Begin = async (...parameters) => {
    const begun = await begin(...parameters);
    // Given the work itself, knex answers for it.
    if (typeof parameters[0] === 'function') return begun;
    const commit = begun.commit.bind(begun);
    begun.commit = async (value) => {
      await commit(value);
      await begun.executionPromise;
      watch.noteWritten();
    };
    return begun;
  };
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true });
}
