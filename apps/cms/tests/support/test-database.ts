import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DATABASE_… variables of the template database; only the project `postgres` has them. */
    postgresTemplate?: Record<string, string>;
  }
}

interface TestDatabase {
  /** The variables that name the database; empty: the SQLite file of `cmsEnvironment`. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** In the project `postgres`: a copy of the template, named after the folder, so that a restart finds the same database. */
export async function openTestDatabase(home: string): Promise<TestDatabase> {
  const template = inject('postgresTemplate');
  if (!template) return { environment: {}, remove: async () => undefined };
  const name = path.basename(home);
  const execute = async (sql: string) => {
    const client = new Client({
      host: template.DATABASE_HOST,
      port: Number(template.DATABASE_PORT),
      user: template.DATABASE_USERNAME,
      password: template.DATABASE_PASSWORD,
      database: 'postgres',
    });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await execute(`create database "${name}" template "${template.DATABASE_NAME}"`).catch((error) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  return {
    environment: { ...template, DATABASE_NAME: name },
    remove: () => execute(`drop database "${name}" with (force)`),
  };
}

const DUPLICATE_DATABASE = '42P04';
