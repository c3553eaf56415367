import { createRequire } from 'node:module';
import path from 'node:path';
import { databaseFile } from './product.ts';

interface Database {
  prepare(sql: string): { all(...values: unknown[]): Record<string, unknown>[]; run(...values: unknown[]): unknown };
  close(): void;
}

/** Loads a package of the CMS, or a file that its build has made. */
export const requireFromCms = createRequire(path.resolve(import.meta.dirname, '../../apps/cms/package.json'));

/** The rows of a query to a SQLite file of the product under test. */
export function readRows(file: string, sql: string, ...values: unknown[]): Record<string, unknown>[] {
  return withDatabase(file, (database) => database.prepare(sql).all(...values), { readonly: true });
}

/** Opens a SQLite file of the product under test, and closes it after its use. */
export function withDatabase<Result>(file: string, use: (database: Database) => Result, options: object = {}): Result {
  const open: new (file: string, options: object) => Database = requireFromCms('better-sqlite3');
  const database = new open(file, options);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** The columns of every table of a SQLite file in which a text stands: `consent_records.subject_hash`. */
export function columnsWith(file: string, text: string): string[] {
  return withDatabase(
    file,
    (database) => {
      const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
      return tables.flatMap(({ name }) => {
        const rows = database.prepare(`select * from "${name}"`).all();
        const columns = rows.flatMap((row) => Object.keys(row).filter((column) => String(row[column]).includes(text)));
        return [...new Set(columns)].map((column) => `${name}.${column}`);
      });
    },
    { readonly: true },
  );
}

/** The events of one browser as the collector stored them, in the order in which they arrived. Ids are stored without hyphens. */
export function storedEvents(clientId: string): Record<string, unknown>[] {
  const file = path.join(path.dirname(databaseFile()), 'events.db');
  return readRows(file, 'select * from events where client_id = ? order by rowid', clientId.replaceAll('-', ''));
}

/** The record of a choice about tracking, by the id in the visitor's cookie. */
export function storedConsents(id: string): Record<string, unknown>[] {
  return readRows(databaseFile(), 'select * from tracking_consents where consent_id = ?', id);
}
