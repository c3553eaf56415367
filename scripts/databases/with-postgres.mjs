// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS_FOLDER } from '../paths.mjs';

/** The CMS has the database drivers as its dependencies. */
const require = createRequire(join(CMS_FOLDER, 'package.json'));

/** @typedef {{ query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }} Client */

/**
 * Runs statements on the PostgreSQL of a CMS, without the CMS.
 * @template Result
 * @param {Record<string, string>} environment of the CMS
 * @param {(client: Client) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPostgres(environment, work) {
  const client = new (require('pg').Client)({
    host: environment.DATABASE_HOST,
    port: Number(environment.DATABASE_PORT),
    database: environment.DATABASE_NAME,
    user: environment.DATABASE_USERNAME,
    password: environment.DATABASE_PASSWORD,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
