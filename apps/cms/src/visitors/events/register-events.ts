import type { Core } from '@strapi/strapi';
import type { Environment } from '../../platform/environment';
import type { Jobs } from '../../platform/jobs/jobs';
import { redactedError } from '../../platform/logging/redacted-error';
import { operationsOf } from '../../platform/operations/operations';
import type { Counters } from '../../platform/redis/counters';
import { RateLimit } from '../endpoints/rate-limits';
import { provideReceiver } from './collector';
import { EventKeeper } from './event-keeper';
import type { EventStore } from './event-store';
import { EventStream } from './event-stream';
import { eventsJob } from './events-job';
import { openEventStore } from './open-event-store';
import { EVENT_ALLOWANCE, EVENT_WINDOW_SECONDS } from './receive-events';
import { findStreamRisks } from './stream-risks';

export interface Events {
  /** Opens the store and begins to keep events. Call it in `bootstrap()`, while no other CMS is starting. */
  open(): Promise<void>;
  /** Undefined before `open()`, and where the store cannot be opened. */
  readonly store: EventStore | undefined;
  /** Requests whose events wait in Redis. Null without a configured Redis. */
  readonly stream: Pick<EventStream, 'length'> | null;
  close(): Promise<void>;
}

/** The usual reason on a managed PostgreSQL. */
const GRANT = 'The user of PostgreSQL needs the right to create a schema: GRANT CREATE ON DATABASE (docs/deploy.md)';

/** The collector of tracked events (docs/decisions/049-collector.md). */
export function registerEvents(
  strapi: Core.Strapi,
  environment: Environment,
  { counters, jobs }: { counters: Counters; jobs: Jobs },
): Events {
  const { CMS_WRITE_TOKEN: writeToken, VISITOR_HASH_SECRET: hashSecret } = environment;
  const kept = { keptDays: environment.EVENTS_KEPT_DAYS, countsKeptDays: environment.EVENT_COUNTS_KEPT_DAYS };
  let keeper: EventKeeper | undefined;
  let store: EventStore | undefined;
  const stream = counters.redis && new EventStream(counters.redis);
  const limit = new RateLimit(counters, 'events', EVENT_ALLOWANCE, EVENT_WINDOW_SECONDS);
  provideReceiver(strapi, {
    writeToken,
    hashSecret,
    limit,
    keep: async (events) => {
      if (!keeper) throw new Error('The store of events is not open');
      await keeper.keep(events);
    },
  });
  return {
    stream,
    get store() {
      return store;
    },
    async open() {
      const opened = await openEventStore(strapi).catch((error: unknown) => {
        // Forms and the admin do not depend on events: `/api/event` answers 503.
        strapi.log.error(`events: the store cannot be opened, so no event is taken: ${redactedError(error)}. ${GRANT}`);
      });
      if (!opened) return;
      store = opened;
      const { database } = operationsOf(strapi);
      keeper = new EventKeeper({ store: opened, stream, database, log: strapi.log });
      jobs.add(eventsJob(strapi, opened, kept));
      for (const risk of counters.redis ? await findStreamRisks(counters.redis) : [])
        strapi.log.warn(`events: ${risk}`);
    },
    async close() {
      await keeper?.stop();
    },
  };
}
