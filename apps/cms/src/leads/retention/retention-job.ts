import type { Core } from '@strapi/strapi';
import { Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import { Suppressions } from '../../delivery/mail/suppressions';
import type { Job } from '../../platform/jobs/jobs';
import { dailyAt } from '../../platform/jobs/schedule';
import { forgetFiltersOfFormerStaff } from '../desk/saved-filters';
import { runRetention } from './run-retention';

/** The daily retention job. */
export const retentionJob = (strapi: Core.Strapi): Job => ({
  name: 'retention',
  // At night, in a minute in which no other job starts. A CMS that does not run at night does it soon after its next start.
  schedule: dailyAt(3, 17),
  async run(now) {
    const failed: string[] = [];
    await runRetention(strapi, now, (site) => failed.push(site));
    const undone = await new Unsubscriptions(strapi).forgetUndone(now);
    if (undone > 0) strapi.log.info(`retention: undone-unsubscription: erase ${undone}`);
    const released = await new Suppressions(strapi).release(now);
    if (released > 0) strapi.log.info(`retention: dead-address: erase ${released}`);
    await forgetFiltersOfFormerStaff(strapi);
    // A failed job is shown by health and metrics, and runs again within an hour.
    if (failed.length > 0) throw new Error(`Retention failed for ${failed.join(', ')}`);
  },
});
