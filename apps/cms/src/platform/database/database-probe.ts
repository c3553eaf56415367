import { TimeoutError, withTimeout } from '@prestafaro/redis-connection';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

/** Asks the database whether it is there. Resolves if it is; rejects within three seconds. */
export type DatabaseProbe = () => Promise<void>;

const PATIENCE_MS = 1500;

/** A server that says so is there, and those who have a connection are served. */
const TOO_MANY_CONNECTIONS = '53300';

/** How a probe asks the database of this CMS. */
export function databaseProbe(strapi: Core.Strapi): DatabaseProbe {
  return isPostgres(strapi) ? () => askPostgres(connectionSettings(strapi)) : () => askSqlite(strapi);
}

export const isPostgres = (strapi: Core.Strapi): boolean =>
  strapi.config.get('database.connection.client') === 'postgres';

/** Where the database is, in words for an operator: `PostgreSQL at db:5432`. */
export function databasePlace(strapi: Core.Strapi): string {
  const { host, port, filename } = connectionSettings(strapi);
  return isPostgres(strapi) ? `PostgreSQL at ${host}:${port}` : `SQLite in ${filename}`;
}

interface ConnectionSettings {
  host?: string;
  port?: number;
  filename?: string;
}

const connectionSettings = (strapi: Core.Strapi): ConnectionSettings =>
  strapi.config.get('database.connection.connection') as ConnectionSettings;

/** One that is slow is asked again: this process, too, may have been busy. */
async function askPostgres(settings: ConnectionSettings): Promise<void> {
  try {
    await connectAndAsk(settings);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    await connectAndAsk(settings);
  }
}

/** By a connection of its own: those of the pool may all be waiting for a server that hangs, or be in use by others. */
async function connectAndAsk(settings: ConnectionSettings): Promise<void> {
  // What is given up is closed soon after, or connections would pile up at a server that hangs.
  const client = new Client({ ...settings, connectionTimeoutMillis: 2 * PATIENCE_MS, query_timeout: 2 * PATIENCE_MS });
  client.on('error', () => undefined);
  const ask = async () => {
    await client.connect();
    await client.query('select 1');
  };
  try {
    await withTimeout(PATIENCE_MS, ask());
  } catch (error) {
    if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Its one connection may be in use: a file that is waited for is there. */
async function askSqlite(strapi: Core.Strapi): Promise<void> {
  try {
    await withTimeout(PATIENCE_MS, Promise.resolve(strapi.db.connection.raw('select 1')));
  } catch (error) {
    if (!['TimeoutError', 'KnexTimeoutError'].includes((error as Error).name)) throw error;
  }
}
