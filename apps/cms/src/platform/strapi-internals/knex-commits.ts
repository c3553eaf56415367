import type { Core } from '@strapi/strapi';

interface Transaction {
  commit(value?: unknown): Promise<unknown>;
  /** Settles when the transaction has ended. Rejects if it failed. */
  executionPromise: Promise<unknown>;
}
type Begin = (...parameters: unknown[]) => Promise<Transaction>;

/**
 * Makes `commit()` reject when COMMIT has failed (a full disk, a lost connection). Knex resolves it and reports the failure by
 * another promise, which Strapi does not read, so the site would confirm an application that was not stored. Touches
 * `transaction` of Strapi's knex.
 * @param onCommitted called after each successful commit
 */
export function refuseFailedCommits(strapi: Core.Strapi, onCommitted: () => void): void {
  const { connection } = strapi.db;
  const begin = connection.transaction.bind(connection) as unknown as Begin;
  const transaction: Begin = async (...parameters) => {
    const begun = await begin(...parameters);
    // If knex gets the work as a function, it reports a failed COMMIT by itself.
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
