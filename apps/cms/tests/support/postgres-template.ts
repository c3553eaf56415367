import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/databases/postgres.mjs';
import { statusOf, waitUntil } from '../../../../scripts/processes/wait-for.mjs';
import { startCmsProcess } from './cms-process';

/**
 * Starts a PostgreSQL server and lets a CMS make its tables there once. Each test file copies this database, because a copy takes
 * less than a second and the tables take many.
 */
export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  const cms = await startCmsProcess(postgres.environment);
  const isReady = await waitUntil(async () => (await statusOf(`${cms.url}/_health`)) === 204, {
    timeoutMilliseconds: 180_000,
    isPossible: cms.child.isRunning,
  });
  const errors = cms.said('error', '').join('\n');
  await cms.child.stop();
  rmSync(cms.home, { recursive: true, force: true });
  if (!isReady) {
    await postgres.stop();
    throw new Error(`The CMS did not start on PostgreSQL:\n${errors}`);
  }
  provide('postgresTemplate', postgres.environment);
  return () => postgres.stop();
}
