import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../platform/database/database-probe';
import type { EventStore } from './event-store';
import { openPostgresStore } from './postgres-store';
import { openSqliteStore } from './sqlite-store';

/** The file of events beside the database of Strapi. */
const FILE = 'events.db';

/** Opens the store that fits the database of this CMS, and creates its tables. */
export async function openEventStore(strapi: Core.Strapi): Promise<EventStore> {
  if (isPostgres(strapi)) return openPostgresStore(strapi);
  const { filename } = strapi.config.get('database.connection.connection') as { filename: string };
  return openSqliteStore(path.join(path.dirname(filename), FILE));
}
