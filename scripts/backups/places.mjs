// @ts-check
import { resolve } from 'node:path';
import { CMS_DATABASE, CMS_FOLDER, CMS_PUBLIC_FOLDER } from '../paths.mjs';

/**
 * @typedef {{ client: 'sqlite', file: string }} SqlitePlace
 * @typedef {{ client: 'postgres', host: string, port: string, name: string, user: string, password: string,
 *   isEncrypted: boolean, isInCompose: boolean }} PostgresPlace
 *
 * @typedef {object} Places where the CMS keeps what has to be backed up
 * @property {SqlitePlace | PostgresPlace} database
 * @property {{ kind: 'folder', publicFolder: string, isInCompose: boolean } | { kind: 's3', bucket: string }} uploads
 */

/**
 * Reads the same variables as the CMS. Without any it is what `npm start` made.
 * @param {Record<string, string>} environment
 * @param {{ isInCompose?: boolean }} [options] the database and the uploads are those of docker compose
 * @returns {Places}
 */
export function placesOf(environment, { isInCompose = false } = {}) {
  const { PUBLIC_DIR, UPLOADS_S3_BUCKET: bucket } = environment;
  const publicFolder = PUBLIC_DIR ? resolve(CMS_FOLDER, PUBLIC_DIR) : CMS_PUBLIC_FOLDER;
  return {
    database: databaseOf(environment, isInCompose),
    uploads: bucket ? { kind: 's3', bucket } : { kind: 'folder', publicFolder, isInCompose },
  };
}

/**
 * @param {Record<string, string>} environment
 * @param {boolean} isInCompose
 * @returns {SqlitePlace | PostgresPlace}
 */
function databaseOf(environment, isInCompose) {
  const { DATABASE_FILENAME: file } = environment;
  if (!isInCompose && environment.DATABASE_CLIENT !== 'postgres') {
    return { client: 'sqlite', file: file ? resolve(CMS_FOLDER, file) : CMS_DATABASE };
  }
  return {
    client: 'postgres',
    host: isInCompose ? 'docker compose' : environment.DATABASE_HOST || 'localhost',
    port: environment.DATABASE_PORT || '5432',
    name: environment.DATABASE_NAME || 'prestafaro',
    user: environment.DATABASE_USERNAME || 'prestafaro',
    password: environment.DATABASE_PASSWORD ?? '',
    isEncrypted: environment.DATABASE_SSL === 'true',
    isInCompose,
  };
}
