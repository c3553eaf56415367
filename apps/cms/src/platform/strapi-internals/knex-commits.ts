import type { Core } from '@strapi/strapi';

interface Transaction {
  commit(value?: unknown): Promise<unknown>;
  /** Settles when the transaction has ended, and rejects if it did not end well. */
  executionPromise: Promise<unknown>;
}
type Begin = (...parameters: unknown[]) => Promise<Transaction>;

/**
 * Makes `commit()` reject when COMMIT has failed (a full disk, a lost connection). Knex resolves it and reports the failure
 * by another promise, which Strapi does not read: a visitor would be told that an application is stored which is not.
 * Touches `transaction` of Strapi's knex.
 * @param onCommitted called after each commit that succeeded
 */
export function refuseFailedCommits(strapi: Core.Strapi, onCommitted: () => void): void {
  const { connection } = strapi.db;
  const begin = connection.transaction.bind(connection) as unknown as Begin;
  const transaction: Begin = async (...parameters) => {
    const begun = await begin(...parameters);
    // If knex is given the work as a function, it reports a failed COMMIT by itself.
    if (typeof parameters[0] === 'function') return begun;
    const commit = begun.commit.bind(begun);
    begun.commit = async (value) => {
      await commit(value);
      await begun.executionPromise;
      onCommitted();
    };
    return begun;
  };
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true });
}
