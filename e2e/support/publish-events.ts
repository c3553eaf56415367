import { databaseFile } from './product.ts';
import { readRows } from './stored-rows.ts';

/** The number of publish events that the CMS has ever written (it deletes delivered ones), and the waiting ones as text. */
export function publishEvents(): { written: number; waiting: string[] } {
  const [counter] = readRows(databaseFile(), "select seq from sqlite_sequence where name = 'publish_events'");
  const waiting = readRows(databaseFile(), 'select * from publish_events');
  return { written: Number(counter?.seq ?? 0), waiting: waiting.map((row) => JSON.stringify(row)) };
}
