import type { Core } from '@strapi/strapi';
import { wordlessError } from '../logging/wordless-error';
import { runRetention } from './run-retention';

/** At night; an odd minute, when no other daily job begins. In the time of the server. */
const DAILY = '0 17 3 * * *';
/** A CMS that is never up at night erases too, but not while it is busy starting. */
const AFTER_START_MS = 5 * 60_000;
const JOB = 'retention';

/**
 * Runs the retention job every day, and once after each start. Two runs at once, of several instances too, do no harm.
 * @returns what ends it.
 */
export function scheduleRetention(strapi: Core.Strapi): () => void {
  const run = async () => {
    try {
      await runRetention(strapi, new Date());
    } catch (error) {
      strapi.log.error(`retention failed: ${wordlessError(error)}`);
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
