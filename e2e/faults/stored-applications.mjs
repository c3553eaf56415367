// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withPostgres } from '../../scripts/databases/with-postgres.mjs';
import { CMS_FOLDER } from '../../scripts/paths.mjs';

/** The CMS has the driver as its dependency. */
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
  const { rows } = await withPostgres(environment, (client) => client.query(QUERY));
  return /** @type {Row[]} */ (/** @type {unknown} */ (rows));
}
