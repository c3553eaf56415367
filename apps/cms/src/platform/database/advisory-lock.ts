import type { Core } from '@strapi/strapi';
import { isPostgres } from './database-probe';
import { lockInPostgres, lockKey } from './postgres-lock';

/** A lock that this process holds. */
export interface HeldLock {
  /** Frees the lock. Throws if its connection was lost, because then another CMS may have taken the lock meanwhile. */
  release(): Promise<void>;
}

/** The names of the locks that this process holds or asks for. On SQLite, which serves one process, there are no others. */
const namesOfProcess = new WeakMap<Core.Strapi, Set<string>>();

/**
 * Takes a lock that at most one CMS process of a database holds. On PostgreSQL an open transaction holds it, so PostgreSQL frees
 * the lock when the process is killed. The transaction has a connection of its own: the pool's are for requests, and a lock
 * may be held for as long as the web app takes to answer.
 * @returns null if the lock is taken
 */
export async function tryLock(strapi: Core.Strapi, name: string): Promise<HeldLock | null> {
  const names = namesOf(strapi);
  if (names.has(name)) return null;
  names.add(name);
  const forget = () => void names.delete(name);
  try {
    const unlock = isPostgres(strapi) ? await lockInPostgres(strapi, name) : async () => undefined;
    if (unlock) return { release: () => unlock().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
  forget();
  return null;
}

/** Runs `work` while holding the lock. @returns false if the lock is taken; then `work` does not run. */
export async function whileLocked(strapi: Core.Strapi, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const lock = await tryLock(strapi, name);
  if (!lock) return false;
  try {
    await work();
  } finally {
    await lock.release();
  }
  return true;
}

/** Runs `work` in a transaction, which it gets, after the transactions of other CMS processes that have the same name. */
export async function oneAtATime<Result>(
  strapi: Core.Strapi,
  name: string,
  work: (transaction: object) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    if (isPostgres(strapi)) await trx.raw('select pg_advisory_xact_lock(?::bigint)', [lockKey(name)]);
    return work(trx);
  });
}

function namesOf(strapi: Core.Strapi): Set<string> {
  const names = namesOfProcess.get(strapi) ?? new Set();
  namesOfProcess.set(strapi, names);
  return names;
}
