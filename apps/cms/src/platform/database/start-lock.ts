import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { type HeldLock, tryLock } from './advisory-lock';
import { databasePlace } from './database-probe';
import { StartError } from './wait-for-database';

/** The first start of another CMS creates the tables and loads the sample content, which takes minutes. */
const TIMEOUT_SECONDS = 600;
const RETRY_MS = 1000;
const START_LOCK = 'start';

/**
 * Makes the start wait until no other CMS is starting on this database, because two at once create the same tables and
 * entries. Call it in `register()`, which is before Strapi creates tables, and release the lock when the start is complete.
 * @throws {StartError} if the other CMS does not finish its start in time
 */
export async function takeStartLock(strapi: Core.Strapi, timeoutSeconds = TIMEOUT_SECONDS): Promise<HeldLock> {
  const place = databasePlace(strapi);
  const until = Date.now() + timeoutSeconds * 1000;
  for (let attempt = 1; ; attempt += 1) {
    const lock = await tryLock(strapi, START_LOCK);
    if (lock) {
      if (attempt > 1) strapi.log.info(`${place}: the other CMS is no longer starting. This one continues its start`);
      return lock;
    }
    if (Date.now() >= until) {
      throw new StartError(
        `${place}: another CMS was still starting after ${timeoutSeconds} s. Look at its log, stop it if it hangs, and start this one again.`,
      );
    }
    if (attempt === 1) {
      strapi.log.info(`${place}: another CMS is starting. Waiting for up to ${timeoutSeconds} s until it has finished`);
    }
    await sleep(RETRY_MS);
  }
}
