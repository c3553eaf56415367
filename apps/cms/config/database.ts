import path from 'node:path';
import type { Core } from '@strapi/strapi';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

function useWriteAheadLog(connection: unknown, done: (error?: Error, connection?: unknown) => void): void {
  (connection as SqliteConnection).pragma('journal_mode = WAL');
  done(undefined, connection);
}

/** SQLite with no set-up by default; PostgreSQL as soon as DATABASE_CLIENT says so. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: {
          host: env('DATABASE_HOST', 'localhost'),
          port: env.int('DATABASE_PORT', 5432),
          database: env('DATABASE_NAME', 'prestafaro'),
          user: env('DATABASE_USERNAME', 'prestafaro'),
          password: env('DATABASE_PASSWORD', ''),
          ssl: env.bool('DATABASE_SSL', false),
        },
        pool: { min: env.int('DATABASE_POOL_MIN', 0), max: env.int('DATABASE_POOL_MAX', 10) },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: path.resolve(env('DATABASE_FILENAME', '../../.data/cms.sqlite')) },
      useNullAsDefault: true,
      // Readers do not wait for a writer, and a commit costs one flush instead of three.
      pool: { afterCreate: useWriteAheadLog },
    },
  };
};

export default config;
