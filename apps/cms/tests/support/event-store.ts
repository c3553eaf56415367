import type { Core } from '@strapi/strapi';
import type { EventStore } from '../../src/visitors/events/event-store';
import { openEventStore } from '../../src/visitors/events/open-event-store';
import { queryEvents } from './events';
import { type RunningCms, startCms } from './start-cms';

export interface CmsWithEvents {
  cms: RunningCms;
  /** The store of events of this CMS, opened a second time. */
  store: EventStore;
  stop(): Promise<void>;
}

export async function startCmsWithEvents(): Promise<CmsWithEvents> {
  const cms = await startCms();
  try {
    const store = await openEventStore(cms.strapi);
    return {
      ...{ cms, store },
      async stop() {
        store.close();
        await cms.stop();
      },
    };
  } catch (error) {
    await cms.stop();
    throw error;
  }
}

/** Deletes every event and every count, and when the job last ran. */
export async function emptyEventStore(strapi: Core.Strapi): Promise<void> {
  await queryEvents(strapi, 'delete from @events');
  await queryEvents(strapi, 'delete from @event_counts');
  await queryEvents(strapi, 'delete from @event_day_sums');
  await queryEvents(strapi, 'delete from @article_views');
  for (const table of ['journey_counts', 'first_journey_counts', 'first_touch_counts'])
    await queryEvents(strapi, `delete from @${table}`);
  for (const key of ['lastRunOfDays', 'lastRunOfVisits', 'lastRunOfJourneys'])
    await strapi.store({ type: 'core', name: 'events' }).delete({ key });
}
