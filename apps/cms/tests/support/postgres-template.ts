import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/databases/postgres.mjs';
import { makeTables } from './make-tables';

/**
 * Starts a PostgreSQL server and lets a CMS make its tables there once. Each test file copies this database, because a copy takes
 * less than a second and the tables take many.
 */
export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  try {
    rmSync(await makeTables(postgres.environment), { recursive: true, force: true });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  provide('postgresTemplate', postgres.environment);
  return () => postgres.stop();
}
