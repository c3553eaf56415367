import { withTimeout } from '@prestafaro/redis-connection';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { uidOf } from '../../content/content-types';
import type { Deliveries } from '../../delivery/lenders/register-deliveries';
import type { Mail } from '../../delivery/mail/register-mail';
import type { Outbox } from '../../delivery/publishing/outbox';
import type { Events } from '../../visitors/events/register-events';
import type { DatabaseWatch } from '../database/database-watch';
import type { Jobs } from '../jobs/jobs';
import type { Counters } from '../redis/counters';
import { connectionPool } from '../strapi-internals/knex-pool';

export interface Measured {
  strapi: Core.Strapi;
  database: DatabaseWatch;
  outbox: Outbox;
  counters: Counters;
  deliveries: Deliveries;
  events: Pick<Events, 'stream'>;
  jobs: Jobs;
  mail: Mail;
}

const TIMEOUT_MS = 1500;

/**
 * Registers metrics whose values are read when Prometheus scrapes. A value that cannot be read is NaN, because 0 would be
 * wrong.
 */
export function registerStateMetrics(
  registry: Registry,
  { strapi, database, outbox, counters, deliveries, events, jobs, mail }: Measured,
): void {
  collectDefaultMetrics({ register: registry });
  const measure = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `prestafaro_cms_${name}`,
      help,
      registers: [registry],
      async collect() {
        const figure = withTimeout(TIMEOUT_MS, (async () => read())());
        this.set(await figure.catch(() => Number.NaN));
      },
    });
  const stored = async (figure: () => Promise<number>) => (database.away ? Number.NaN : figure());

  measure('database_up', 'Whether the database answers.', () => (database.away ? 0 : 1));
  measure('database_connections_used', 'Connections of the pool in use.', () => connectionPool(strapi).numUsed());
  measure('database_connections_free', 'Connections of the pool at rest.', () => connectionPool(strapi).numFree());
  measure('database_connections_waiting', 'Who waits for one.', () => connectionPool(strapi).numPendingAcquires());
  measure('publish_events_waiting', 'Changes that an instance of the web app has not confirmed.', () =>
    stored(async () => (await outbox.backlog()).waiting),
  );
  measure('publish_events_oldest_seconds', 'Age of the oldest of them; 0 = none.', () =>
    stored(async () => (await outbox.backlog()).oldestSeconds),
  );
  measure('mails_waiting', 'Mails in the outbox that are not sent yet.', () =>
    stored(async () => (await mail.backlog()).waiting),
  );
  measure('mails_oldest_seconds', 'Age of the oldest of them; 0 = none.', () =>
    stored(async () => (await mail.backlog()).oldestSeconds),
  );
  measure(
    'mail_addresses_suppressed',
    'Addresses that get no mail, because a server said that they do not exist.',
    () => stored(() => mail.suppressed()),
  );
  measure('deliveries_waiting', 'Applications and notices that lenders have not taken yet.', () =>
    stored(async () => (await deliveries.backlog()).waiting),
  );
  measure('deliveries_oldest_seconds', 'Age of the oldest of them; 0 = none.', () =>
    stored(async () => (await deliveries.backlog()).oldestSeconds),
  );
  measure('jobs_failed', 'Scheduled jobs whose last run failed.', () =>
    stored(async () => (await jobs.states()).filter(({ outcome }) => outcome === 'failed').length),
  );
  measure('applications_stored', 'Applications in the database; the retention job takes old ones out.', () =>
    stored(() => strapi.db.query(uidOf('application')).count()),
  );
  const { stream } = events;
  const waiting = 'Requests with tracked events that Redis has and the database has not.';
  if (stream) measure('event_requests_waiting', waiting, async () => (await stream.length()) ?? Number.NaN);
  const { redis } = counters;
  if (redis) measure('redis_up', 'Whether limits are counted in Redis.', () => (redis.isUp ? 1 : 0));
}
