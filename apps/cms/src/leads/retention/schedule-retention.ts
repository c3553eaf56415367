import type { Core } from '@strapi/strapi';
import { whileLocked } from '../../platform/database/advisory-lock';
import { redactedError } from '../../platform/logging/redacted-error';
import { type RetentionCount, runRetention } from './run-retention';

/** At night, server time, in a minute in which no other daily job starts. */
const DAILY = '0 17 3 * * *';
/** A CMS that never runs at night erases as well, but only when it has finished its start. */
const AFTER_START_MS = 5 * 60_000;
/** Two instances start the job at the same time of day, and their clocks may differ. */
const MIN_PAUSE_MS = 60 * 60_000;
const JOB = 'retention';

/**
 * Runs the retention job every day, and once after each start. Of several instances one runs it.
 * @returns a function that ends the schedule
 */
export function scheduleRetention(strapi: Core.Strapi): () => void {
  const run = async () => {
    try {
      await runRetentionOnce(strapi, new Date());
    } catch (error) {
      strapi.log.error(`retention failed: ${redactedError(error)}`);
    }
  };
  strapi.cron.add({ [JOB]: { task: run, options: { rule: DAILY } } });
  const timer = setTimeout(run, AFTER_START_MS);
  timer.unref();
  return () => {
    clearTimeout(timer);
    strapi.cron.remove(JOB);
  };
}

/**
 * Runs the job unless an instance runs it now or has run it within the last hour.
 * @returns the counts of the job; null if it did not run
 */
export async function runRetentionOnce(strapi: Core.Strapi, now: Date): Promise<RetentionCount[] | null> {
  const store = strapi.store({ type: 'core', name: JOB });
  let counts: RetentionCount[] | null = null;
  await whileLocked(strapi, JOB, async () => {
    const lastRun = (await store.get({ key: 'lastRun' })) as string | null;
    // A clock that was ahead once must not keep the job from running.
    if (lastRun && Math.abs(now.getTime() - Date.parse(lastRun)) < MIN_PAUSE_MS) return;
    counts = await runRetention(strapi, now);
    await store.set({ key: 'lastRun', value: now.toISOString() });
  });
  return counts;
}
