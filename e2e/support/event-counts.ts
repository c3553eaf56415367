import path from 'node:path';
import { databaseFile } from './product.ts';
import { withDatabase } from './stored-rows.ts';

/** A roll-up of page views, as far as a test sets it. */
export interface EventCount {
  provider: string;
  source: string;
  medium: string;
  campaign: string;
  event_count: number;
  visitor_count?: number;
}

const rest = {
  domain: 'x',
  event_id: 5,
  event_name: 'pageView',
  arm: '',
  meta_type: '',
  form: '',
  field: -1,
  offer: '',
};

/**
 * Adds roll-ups of the current hour to those of the product under test, because the job that makes them runs once an hour.
 * @returns a function that removes them
 */
export function addCounts(counts: readonly EventCount[]): () => void {
  const file = path.join(path.dirname(databaseFile()), 'events.db');
  const hour = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;
  const none = { bot_count: 0, visit_count: 0, visitor_count: 0 };
  const rows = counts.map((count) => ({ hour, ...rest, ...none, visitor_count: count.event_count, ...count }));
  withDatabase(file, (database) => {
    for (const row of rows) {
      const places = Object.keys(row).map(() => '?');
      database
        .prepare(`insert into event_counts (${Object.keys(row).join(', ')}) values (${places.join(', ')})`)
        .run(...Object.values(row));
    }
  });
  return () =>
    withDatabase(file, (database) => {
      for (const { campaign } of rows) database.prepare('delete from event_counts where campaign = ?').run(campaign);
    });
}
