// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS_FOLDER } from '../../scripts/paths.mjs';

/** The CMS has the database drivers as its dependencies. */
const require = createRequire(join(CMS_FOLDER, 'package.json'));

/** @typedef {{ key_hash: string, token_hash: string, status: string, phone_sealed: string }} Row */

const QUERY = 'select key_hash, token_hash, status, phone_sealed from applications';

/**
 * Reads the applications straight from the database, without the CMS.
 * @param {Record<string, string>} environment of the CMS
 * @param {string} databaseFile of SQLite
 * @returns {Promise<Row[]>}
 */
export async function storedApplications(environment, databaseFile) {
  if (environment.DATABASE_CLIENT !== 'postgres') {
    const database = new (require('better-sqlite3'))(databaseFile, { readonly: true });
    const rows = database.prepare(QUERY).all();
    database.close();
    return rows;
  }
  const client = new (require('pg').Client)({
    host: environment.DATABASE_HOST,
    port: Number(environment.DATABASE_PORT),
    database: environment.DATABASE_NAME,
    user: environment.DATABASE_USERNAME,
    password: environment.DATABASE_PASSWORD,
  });
  await client.connect();
  const { rows } = await client.query(QUERY);
  await client.end();
  return rows;
}
