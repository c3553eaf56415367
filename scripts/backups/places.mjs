// @ts-check
import { resolve } from 'node:path';
import { CMS_DATABASE, CMS_FOLDER, CMS_PUBLIC_FOLDER } from '../paths.mjs';

/**
 * @typedef {{ client: 'sqlite', file: string }} SqlitePlace
 * @typedef {{ client: 'postgres', host: string, port: string, name: string, user: string, password: string,
 *   isEncrypted: boolean, hasOwnAuthority: boolean, clientIn: 'machine' | 'service' | 'container' }} PostgresPlace
 *   `clientIn`: where `psql` and `pg_dump` run: on this machine, beside the server in its service of docker compose, or in a
 *   container of the image of that service, for a server elsewhere
 *
 * @typedef {object} Places where the CMS keeps what has to be backed up
 * @property {SqlitePlace | PostgresPlace} database
 * @property {{ kind: 'folder', publicFolder: string, isInCompose: boolean } | { kind: 's3', bucket: string }} uploads
 */

/**
 * Reads the same variables as the CMS. Without any it is what `npm start` made.
 * @param {Record<string, string>} environment
 * @param {{ isInCompose?: boolean }} [options] the uploads are those of docker compose, and so is
 *   the database, unless DATABASE_HOST names another one (deploy/compose.managed.yml)
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

/** Names of the service of docker-compose.yml: its default there, and for `npm start` (deploy/compose.postgres-port.yml). */
const COMPOSE_HOSTS = ['postgres', 'localhost', '127.0.0.1'];

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
  const host = environment.DATABASE_HOST || 'localhost';
  const clientIn = isInCompose ? (COMPOSE_HOSTS.includes(host) ? 'service' : 'container') : 'machine';
  return {
    client: 'postgres',
    host: clientIn === 'service' ? 'docker compose' : host,
    port: environment.DATABASE_PORT || '5432',
    name: environment.DATABASE_NAME || 'prestafaro',
    user: environment.DATABASE_USERNAME || 'prestafaro',
    password: environment.DATABASE_PASSWORD ?? '',
    isEncrypted: environment.DATABASE_SSL === 'true',
    hasOwnAuthority: Boolean(environment.CERTIFICATE_AUTHORITY_FILE),
    clientIn,
  };
}
