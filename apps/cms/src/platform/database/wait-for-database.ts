import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { probeError } from '../logging/redacted-error';
import { databasePlace, databaseProbe, isPostgres } from './database-probe';
import { databaseRefusal } from './database-refusals';

const TIMEOUT_SECONDS = 60;
const RETRY_MS = 1000;

/** Ends the start. It has no stack, because its message is complete and the place in the code is irrelevant. */
export class StartError extends Error {
  override readonly name = 'StartError';
  constructor(message: string) {
    super(message);
    this.stack = undefined;
  }
}

/**
 * Makes the start wait for a database that is starting too. If waiting cannot help, it ends the start with a message that
 * names the variables to check.
 * @throws {StartError}
 */
export async function waitForDatabase(strapi: Core.Strapi, timeoutSeconds = TIMEOUT_SECONDS): Promise<void> {
  if (isPostgres(strapi)) return waitForPostgres(strapi, timeoutSeconds);
  return tryToWriteSqlite(strapi);
}

async function waitForPostgres(strapi: Core.Strapi, timeoutSeconds: number): Promise<void> {
  const place = databasePlace(strapi);
  const probe = databaseProbe(strapi);
  const until = Date.now() + timeoutSeconds * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await probe();
      if (attempt > 1) strapi.log.info(`${place} is there`);
      return;
    } catch (error) {
      const refusal = databaseRefusal(error);
      if (refusal) throw new StartError(`${place} ${refusal}.`);
      if (Date.now() >= until) {
        const advice = 'Check that it runs, and DATABASE_HOST, DATABASE_PORT and DATABASE_SSL';
        throw new StartError(`${place} did not answer within ${timeoutSeconds} s: ${probeError(error)}. ${advice}.`);
      }
      if (attempt === 1) {
        strapi.log.warn(`${place} is not there yet: ${probeError(error)}. Waiting for up to ${timeoutSeconds} s`);
      }
      await sleep(RETRY_MS);
    }
  }
}

/** Tests that the file can be written: it writes the present value into the header again. */
async function tryToWriteSqlite(strapi: Core.Strapi): Promise<void> {
  try {
    const [head]: { user_version: number }[] = await strapi.db.connection.raw('pragma user_version');
    await strapi.db.connection.raw(`pragma user_version = ${Number(head?.user_version ?? 0)}`);
  } catch (error) {
    throw new StartError(
      `${databasePlace(strapi)} cannot be written: ${probeError(error)}. Give the CMS the right to write the file and its folder, free space on that disk, or name another file in DATABASE_FILENAME.`,
    );
  }
}
