import type { Core } from '@strapi/strapi';
import { redactedError } from '../../platform/logging/redacted-error';
import { runRetention } from './run-retention';

/** At night, server time, in a minute in which no other daily job starts. */
const DAILY = '0 17 3 * * *';
/** A CMS that never runs at night erases as well, but only when it has finished its start. */
const AFTER_START_MS = 5 * 60_000;
const JOB = 'retention';

/**
 * Runs the retention job every day, and once after each start. Simultaneous runs, also of several instances, do no harm.
 * @returns a function that ends the schedule
 */
export function scheduleRetention(strapi: Core.Strapi): () => void {
  const run = async () => {
    try {
      await runRetention(strapi, new Date());
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
