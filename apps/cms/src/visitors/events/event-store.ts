import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../platform/database/database-probe';
import { openPostgresStore } from './postgres-store';
import { openSqliteStore } from './sqlite-store';
import type { StoredEvent } from './stored-event';

/** Where events are kept, apart from the tables of Strapi. */
export interface EventStore {
  /** Stores events in one transaction. An event whose key is stored already is left out. */
  insert(events: readonly StoredEvent[]): Promise<void>;
  /** Makes room for the events of the coming days, where the store needs that. */
  prepare(now: Date): Promise<void>;
  /**
   * Counts the events of each hour again that got events since a time. A repeat changes nothing.
   * @param since null: count all hours
   * @returns the number of hours
   */
  rollUp(since: Date | null): Promise<number>;
  /** Erases the events that were received before a day (UTC). The counts stay. @returns the number of erased events or days */
  eraseBefore(day: string): Promise<number>;
  close(): void;
}

/** The file of events beside the database of Strapi. */
const FILE = 'events.db';

/** Opens the store that fits the database of this CMS, and creates its tables. */
export async function openEventStore(strapi: Core.Strapi): Promise<EventStore> {
  if (isPostgres(strapi)) return openPostgresStore(strapi);
  const { filename } = strapi.config.get('database.connection.connection') as { filename: string };
  return openSqliteStore(path.join(path.dirname(filename), FILE));
}
