import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { redactedError } from '../logging/redacted-error';
import { databasePlace, databaseProbe, isPostgres } from './database-probe';

const PATIENCE_SECONDS = 60;
const LOOK_AGAIN_MS = 1000;

/** What waiting does not mend, by the state of PostgreSQL. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password. Check DATABASE_USERNAME and DATABASE_PASSWORD',
  '28000': 'refuses the user. Check DATABASE_USERNAME and DATABASE_SSL, and its pg_hba.conf',
  '3D000': 'has no such database. Create it, or check DATABASE_NAME',
};

/** Ends a start: the message says all, where in the code it happened says nothing. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
  constructor(message: string) {
    super(message);
    this.stack = undefined;
  }
}

/**
 * Lets a start wait for a database that is starting as well, and ends it with a message that names the variables if that
 * would be in vain.
 * @throws {CannotStart}
 */
export async function waitForDatabase(strapi: Core.Strapi, patienceSeconds = PATIENCE_SECONDS): Promise<void> {
  if (isPostgres(strapi)) return waitForPostgres(strapi, patienceSeconds);
  return tryToWriteSqlite(strapi);
}

async function waitForPostgres(strapi: Core.Strapi, patienceSeconds: number): Promise<void> {
  const place = databasePlace(strapi);
  const probe = databaseProbe(strapi);
  const until = Date.now() + patienceSeconds * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await probe();
      if (attempt > 1) strapi.log.info(`${place} is there`);
      return;
    } catch (error) {
      const refusal = REFUSALS[(error as { code?: string }).code ?? ''];
      if (refusal) throw new CannotStart(`${place} ${refusal}.`);
      if (Date.now() >= until) {
        const mending = 'Check that it runs, and DATABASE_HOST, DATABASE_PORT and DATABASE_SSL';
        throw new CannotStart(
          `${place} did not answer within ${patienceSeconds} s: ${redactedError(error)}. ${mending}.`,
        );
      }
      if (attempt === 1) {
        strapi.log.warn(`${place} is not there yet: ${redactedError(error)}. Waiting for up to ${patienceSeconds} s`);
      }
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/** Writes into the head of the file what stands there. */
async function tryToWriteSqlite(strapi: Core.Strapi): Promise<void> {
  try {
    const [head]: { user_version: number }[] = await strapi.db.connection.raw('pragma user_version');
    await strapi.db.connection.raw(`pragma user_version = ${Number(head?.user_version ?? 0)}`);
  } catch (error) {
    throw new CannotStart(
      `${databasePlace(strapi)} cannot be written: ${redactedError(error)}. Give the CMS the right to write the file and its folder, free space on that disk, or name another file in DATABASE_FILENAME.`,
    );
  }
}
