import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { makePrivate } from '../src/platform/database/private-file';
import { readSettings, type Settings } from '../src/platform/environment';

interface SqliteConnection {
  /** The path of its file. */
  name: string;
  pragma(statement: string): unknown;
}

function prepareFile(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  try {
    const sqlite = connection as SqliteConnection;
    makePrivate(sqlite.name);
    sqlite.pragma('journal_mode = WAL');
  } catch (error) {
    // The disk may be full or read-only. An error that is thrown here would not be reported.
    done(error as Error, connection);
    return;
  }
  done(undefined, connection);
}

/** `src/platform/database/database-watch.ts` logs one line for an outage; knex would log one for each connection. */
const silent = () => undefined;

const shared = {
  // The error contains the statement without its values, which may be a visitor's data.
  compileSqlOnError: false,
  // A visitor waits at most this long for a connection. Then the answer is 503.
  acquireConnectionTimeout: 4000,
  log: { warn: silent, error: silent, debug: silent, deprecate: silent },
};

const postgres = (settings: Settings): Core.Config.Database => ({
  connection: {
    ...shared,
    client: 'postgres',
    connection: {
      host: settings.DATABASE_HOST ?? 'localhost',
      port: settings.DATABASE_PORT,
      database: settings.DATABASE_NAME,
      user: settings.DATABASE_USERNAME,
      password: settings.DATABASE_PASSWORD ?? '',
      ssl: settings.DATABASE_SSL,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      // Timeout of one statement. No page and no form needs a tenth of it, but a server that hangs never answers.
      query_timeout: 30_000,
    },
    pool: { min: settings.DATABASE_POOL_MIN, max: settings.DATABASE_POOL_MAX },
  },
});

const sqlite = (settings: Settings): Core.Config.Database => ({
  connection: {
    ...shared,
    client: 'sqlite',
    connection: { filename: path.resolve(settings.DATABASE_FILENAME) },
    useNullAsDefault: true,
    // There is only one connection, and a long transaction of an editor may hold it. Other requests wait for it, because
    // nothing is lost.
    acquireConnectionTimeout: 30_000,
    // Write-ahead log: readers do not wait for a writer, and a commit needs one flush instead of three.
    pool: { afterCreate: prepareFile },
  },
});

/** SQLite without set-up by default; PostgreSQL if DATABASE_CLIENT says so. */
const config = (): Core.Config.Database => {
  const settings = readSettings();
  return settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings);
};

export default config;
