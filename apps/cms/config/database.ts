import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readSettings, type Settings } from '../src/platform/environment';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

function useWriteAheadLog(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  try {
    (connection as SqliteConnection).pragma('journal_mode = WAL');
  } catch (error) {
    // On a disk that is full or only read; an error that is thrown here would be heard by nobody.
    done(error as Error, connection);
    return;
  }
  done(undefined, connection);
}

/** `src/platform/database/database-watch.ts` says once what knex would say of each connection. */
const silent = () => undefined;

const shared = {
  // An error names the statement, and not the values in it, which may be a visitor's.
  compileSqlOnError: false,
  // A visitor does not wait longer than that for a connection: then it is 503.
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
      // Of one statement. No page and no form needs a tenth of it; a server that hangs does not answer at all.
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
    // There is one connection, and a long transaction of an editor has it: others wait for it, as nothing is lost.
    acquireConnectionTimeout: 30_000,
    // Readers do not wait for a writer, and a commit costs one flush instead of three.
    pool: { afterCreate: useWriteAheadLog },
  },
});

/** SQLite with no set-up by default; PostgreSQL as soon as DATABASE_CLIENT says so. */
const config = (): Core.Config.Database => {
  const settings = readSettings();
  return settings.DATABASE_CLIENT === 'postgres' ? postgres(settings) : sqlite(settings);
};

export default config;
