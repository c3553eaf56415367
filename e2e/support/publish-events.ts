import { createRequire } from 'node:module';
import path from 'node:path';
import { databaseFile } from './product.ts';

interface Database {
  prepare(sql: string): { all(...values: unknown[]): Record<string, unknown>[] };
  close(): void;
}

const requireFromCms = createRequire(path.resolve(import.meta.dirname, '../../apps/cms/package.json'));

/** The number of publish events that the CMS has ever written (it deletes delivered ones), and the waiting ones as text. */
export function publishEvents(): { written: number; waiting: string[] } {
  const open: new (file: string, options: object) => Database = requireFromCms('better-sqlite3');
  const database = new open(databaseFile(), { readonly: true });
  try {
    const [counter] = database.prepare("select seq from sqlite_sequence where name = 'publish_events'").all();
    const waiting = database.prepare('select * from publish_events').all();
    return { written: Number(counter?.seq ?? 0), waiting: waiting.map((row) => JSON.stringify(row)) };
  } finally {
    database.close();
  }
}
