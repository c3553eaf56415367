import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';
import { isConnectionError, markLost } from './database-errors';
import { postgresClient } from './database-probe';

/**
 * Opens a transaction that holds a lock. The lock does not belong to the session, because a pooler in front of PostgreSQL
 * (PgBouncer) may give each transaction another session. The transaction contains nothing else, so it delays neither VACUUM
 * nor a change of tables.
 * @returns a function that frees the lock; null if the lock is taken
 */
export async function lockInPostgres(strapi: Core.Strapi, name: string): Promise<(() => Promise<void>) | null> {
  const client = postgresClient(strapi);
  // A lost connection fails the next statement.
  client.on('error', () => undefined);
  const close = () => void client.end().catch(() => undefined);
  try {
    if (!(await beginLocked(client, name))) {
      close();
      return null;
    }
  } catch (error) {
    close();
    throw marked(error);
  }
  return async () => {
    try {
      await client.query('rollback');
    } catch (error) {
      throw marked(error);
    } finally {
      close();
    }
  };
}

/** @returns whether the transaction that it begins has the lock */
async function beginLocked(client: Client, name: string): Promise<boolean> {
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query(
    `select pg_try_advisory_xact_lock($1::bigint) as "isLocked",
            set_config('idle_in_transaction_session_timeout', '0', true)`,
    [lockKey(name)],
  );
  return rows[0]?.isLocked === true;
}

/** `DatabaseWatch` reports a lost connection, so callers must recognise it and log nothing. */
function marked(error: unknown): unknown {
  if (isConnectionError(error)) markLost(error);
  return error;
}

/** The number that stands for a name in PostgreSQL. */
export const lockKey = (name: string): string =>
  createHash('sha256').update(`prestafaro ${name}`).digest().readBigInt64BE().toString();
