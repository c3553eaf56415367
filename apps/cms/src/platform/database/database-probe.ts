import path from 'node:path';
import { TimeoutError, withTimeout } from '@prestafaro/redis-connection';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { LostDatabase, rememberOpenFile } from './open-file';

/** Checks that the database answers. Rejects after three seconds at the latest. */
export type DatabaseProbe = () => Promise<void>;

const TIMEOUT_MS = 1500;

/** A server that reports this error is running and still serves its open connections. */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Returns the probe for the database of this CMS. It remembers what its first call has found, and rejects with `LostDatabase` when
 * another database stands in that place.
 */
export function databaseProbe(strapi: Core.Strapi): DatabaseProbe {
  if (isPostgres(strapi)) {
    const tables = rememberTables();
    return () => askPostgres(strapi, tables);
  }
  const isSameFile = rememberOpenFile(path.resolve(connectionSettings(strapi).filename ?? ''));
  return async () => {
    await isSameFile();
    await askSqlite(strapi);
  };
}

export const isPostgres = (strapi: Core.Strapi): boolean =>
  strapi.config.get('database.connection.client') === 'postgres';

/** The place of the database for operators: `PostgreSQL at db:5432`. */
export function databasePlace(strapi: Core.Strapi): string {
  const { host, port, filename } = connectionSettings(strapi);
  return isPostgres(strapi) ? `PostgreSQL at ${host}:${port}` : `SQLite in ${filename}`;
}

interface ConnectionSettings {
  host?: string;
  password?: string;
  port?: number;
  filename?: string;
}

const connectionSettings = (strapi: Core.Strapi): ConnectionSettings =>
  strapi.config.get('database.connection.connection') as ConnectionSettings;

/** A connection beside the pool, not yet opened. */
export function postgresClient(strapi: Core.Strapi, limits: object = {}): Client {
  const settings = connectionSettings(strapi);
  // knex hides the password from enumeration, so that no log prints it. A spread alone would leave it out.
  return new Client({ ...settings, password: settings.password, ...limits });
}

/** A slow database is probed a second time, because this process may have been busy too. */
async function askPostgres(strapi: Core.Strapi, tables: TableCheck): Promise<void> {
  try {
    await connectAndAsk(strapi, tables);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    await connectAndAsk(strapi, tables);
  }
}

type TableCheck = (client: Client) => Promise<void>;

/** A first start probes before there are tables, so they are missed only after they were seen. */
function rememberTables(): TableCheck {
  let hadTables = false;
  return async (client) => {
    const { rows } = await client.query("select to_regclass('strapi_core_store_settings') is not null as has_tables");
    const [{ has_tables: hasTables }] = rows as [{ has_tables: boolean }];
    hadTables ||= hasTables;
    if (hadTables && !hasTables) {
      const advice = 'Restore a backup, or start the CMS again to begin with an empty one';
      throw new LostDatabase(`its tables are gone. ${advice}`, 'empty');
    }
  };
}

/** Uses a connection of its own, because those of the pool may all be in use or wait for a server that hangs. */
async function connectAndAsk(strapi: Core.Strapi, tables: TableCheck): Promise<void> {
  // A connection that timed out is closed soon after. Otherwise connections would pile up at a server that hangs.
  const limits = { connectionTimeoutMillis: 2 * TIMEOUT_MS, query_timeout: 2 * TIMEOUT_MS };
  const client = postgresClient(strapi, limits);
  client.on('error', () => undefined);
  const ask = async () => {
    await client.connect();
    await tables(client);
  };
  try {
    await withTimeout(TIMEOUT_MS, ask());
  } catch (error) {
    if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** A timeout counts as an answer, because SQLite's one connection may be in use. */
async function askSqlite(strapi: Core.Strapi): Promise<void> {
  try {
    await withTimeout(TIMEOUT_MS, Promise.resolve(strapi.db.connection.raw('select 1')));
  } catch (error) {
    if (!['TimeoutError', 'KnexTimeoutError'].includes((error as Error).name)) throw error;
  }
}
