import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The DATABASE_… variables of the template database; only the project `postgres` has them. */
    postgresTemplate?: Record<string, string>;
    /** The file of a SQLite database with tables and without content; only the project `sqlite` has it. */
    sqliteTemplate?: string;
  }
}

export interface TestDatabase {
  /** The variables that name the database; empty: the SQLite file of `cmsEnvironment`. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** A copy of the template: a file in the folder, or a database named after it, so that a restart finds the same one. */
export async function openTestDatabase(home: string): Promise<TestDatabase> {
  const template = inject('postgresTemplate');
  if (!template) return copySqliteTemplate(home);
  const name = path.basename(home);
  const server = { ...template, DATABASE_NAME: 'postgres' };
  await query(server, `create database "${name}" template "${template.DATABASE_NAME}"`).catch((error) => {
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  return databaseOf(template, name);
}

function copySqliteTemplate(home: string): TestDatabase {
  const template = inject('sqliteTemplate');
  const file = path.join(home, 'cms.sqlite');
  if (template && !existsSync(file)) copyFileSync(template, file);
  return { environment: {}, remove: async () => undefined };
}

/** Only in the project `postgres`: a database without tables. */
export async function createEmptyDatabase(name: string): Promise<TestDatabase> {
  const template = inject('postgresTemplate');
  if (!template) throw new Error('Only the project `postgres` has a server.');
  await query({ ...template, DATABASE_NAME: 'postgres' }, `create database "${name}"`);
  return databaseOf(template, name);
}

const databaseOf = (template: Record<string, string>, name: string): TestDatabase => ({
  environment: { ...template, DATABASE_NAME: name },
  remove: async () => {
    await query({ ...template, DATABASE_NAME: 'postgres' }, `drop database "${name}" with (force)`);
  },
});

/** Runs a statement on a connection of its own. @param environment names the database as for a CMS */
export async function query(environment: Record<string, string>, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({
    host: environment.DATABASE_HOST,
    port: Number(environment.DATABASE_PORT),
    user: environment.DATABASE_USERNAME,
    password: environment.DATABASE_PASSWORD,
    database: environment.DATABASE_NAME,
  });
  await client.connect();
  const { rows } = (await client.query(sql).finally(() => client.end())) as { rows: Record<string, unknown>[] };
  return rows;
}

const DUPLICATE_DATABASE = '42P04';
