import type { Core } from '@strapi/strapi';
import { Registry } from 'prom-client';
import { registerUploads } from '../../content/uploads/register-uploads';
import { bucketOf } from '../../content/uploads/upload-settings';
import type { Deliveries } from '../../delivery/lenders/register-deliveries';
import type { Mail } from '../../delivery/mail/register-mail';
import type { Outbox } from '../../delivery/publishing/outbox';
import { matchPending } from '../../visitors/applications/match-application';
import type { Events } from '../../visitors/events/register-events';
import { databasePlace, databaseProbe } from '../database/database-probe';
import { DatabaseWatch } from '../database/database-watch';
import { listenToDatabase } from '../database/listen-to-database';
import { waitForDatabase } from '../database/wait-for-database';
import type { Environment } from '../environment';
import { registerHealth } from '../health/register-health';
import type { Jobs } from '../jobs/jobs';
import { redactedError } from '../logging/redacted-error';
import { startMetricsServer } from '../metrics/metrics-server';
import { createRequestMetrics } from '../metrics/request-metrics';
import { registerStateMetrics } from '../metrics/state-metrics';
import type { Counters } from '../redis/counters';
import { refuseFailedCommits } from '../strapi-internals/knex-commits';
import { finishRequestsFirst } from './finish-requests';
import { provideOperations } from './operations';
import { surviveLostDatabase } from './survive-lost-database';

interface Dependencies {
  counters: Counters;
  deliveries: Deliveries;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  outbox: Outbox;
}

/**
 * Sets up operations: health, metrics, one log line per outage, a stop that completes running requests. It waits until the
 * database is available, so nothing may query the database before.
 * @returns a function that ends operations.
 * @throws {StartError} if the database does not become available.
 */
export async function registerOperations(
  strapi: Core.Strapi,
  environment: Environment,
  { counters, deliveries, events, jobs, mail, outbox }: Dependencies,
): Promise<() => Promise<void>> {
  const bucket = bucketOf(environment);
  const registry = new Registry();
  const database = new DatabaseWatch({
    probe: databaseProbe(strapi),
    place: databasePlace(strapi),
    log: strapi.log,
    onBack: () => catchUp(strapi, outbox),
  });
  const uploads = registerUploads(strapi, bucket);
  provideOperations(strapi, { database, uploads, requests: createRequestMetrics(registry) });
  registerHealth(strapi, { database, counters, deliveries, jobs, mail, outbox, uploads, isInBucket: bucket !== null });
  finishRequestsFirst(strapi);

  await waitForDatabase(strapi);
  // The first check remembers which database is open.
  await database.check();
  listenToDatabase(strapi, database);
  refuseFailedCommits(strapi, () => database.recordWritten());
  const stopSurviving = surviveLostDatabase();

  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  registerStateMetrics(registry, { strapi, database, outbox, counters, deliveries, events, jobs, mail });
  const metrics = port === undefined ? null : startMetricsServer({ host, port, registry, log: strapi.log });
  return async () => {
    database.stop();
    stopSurviving();
    await metrics?.close();
  };
}

/** Repeats work that failed while the database was away. */
function catchUp(strapi: Core.Strapi, outbox: Outbox): void {
  outbox.wake();
  outbox.forgetFormerInstances().catch((error: unknown) => {
    strapi.log.error(`publish events: ${redactedError(error)}`);
  });
  matchPending(strapi).catch((error: unknown) => {
    strapi.log.error(`Pending applications are matched at the next start: ${redactedError(error)}`);
  });
}
