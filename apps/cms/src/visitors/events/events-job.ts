import type { Core } from '@strapi/strapi';
import type { Job } from '../../platform/jobs/jobs';
import { hourlyAt } from '../../platform/jobs/schedule';
import { countJourneys } from './count-journeys';
import type { EventStore } from './event-store';

const JOB = 'events';
/** Renamed when what is counted changes. An earlier release that runs in between writes another name, so its hours are counted again. */
const LAST_RUN = 'lastRunOfDays';
/** Of the releases that summed no days. The sums of their days were made with the table. */
const LAST_RUN_BEFORE = 'lastRunOfVisits';
const LAST_JOURNEYS = 'lastRunOfJourneys';
/** An insert that began before the last run may have ended after it, and clocks of instances differ. */
const MARGIN_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

export interface KeptDays {
  /** For how many days an event is kept. */
  keptDays: number;
  /** For how many days the counts of an hour are kept. */
  countsKeptDays: number;
}

/** The hourly job of events. */
export const eventsJob = (strapi: Core.Strapi, store: EventStore, kept: KeptDays): Job => ({
  name: JOB,
  // In a minute in which no other job starts.
  schedule: hourlyAt(7),
  run: (now) => runEventsJob(strapi, store, { ...kept, now }),
});

/**
 * Makes room for the coming days, counts the hours that got events and the days that got applications, clicks or reports, and erases what is older than it may be. A repeat changes nothing.
 */
export async function runEventsJob(
  strapi: Core.Strapi,
  store: EventStore,
  { keptDays, countsKeptDays, now }: KeptDays & { now: Date },
): Promise<void> {
  const state = strapi.store({ type: 'core', name: JOB });
  const [prepared] = await Promise.allSettled([store.prepare(now)]);
  const sinceRun = async (key: string) => {
    const lastRun = (await state.get({ key })) as string | null;
    return lastRun ? new Date(Date.parse(lastRun) - MARGIN_MS) : null;
  };
  const [counted] = await Promise.allSettled([
    store.rollUp((await sinceRun(LAST_RUN)) ?? (await sinceRun(LAST_RUN_BEFORE))),
  ]);
  const [journeys] = await Promise.allSettled([countJourneys(strapi, store, await sinceRun(LAST_JOURNEYS))]);
  // Also after a roll-up that failed: no event is kept for longer than promised.
  const dayBefore = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const erased = await store.eraseBefore(dayBefore(keptDays));
  await store.eraseCountsBefore(dayBefore(countsKeptDays));
  if (erased > 0) strapi.log.info(`events: erased what is older than ${keptDays} days`);
  if (counted.status === 'rejected') throw counted.reason;
  await state.set({ key: LAST_RUN, value: now.toISOString() });
  if (journeys.status === 'rejected') throw journeys.reason;
  await state.set({ key: LAST_JOURNEYS, value: now.toISOString() });
  if (prepared.status === 'rejected') throw prepared.reason;
}
