import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { visitorAddressHeader } from '@prestafaro/types/event-request';
import type { TrackedEvent } from '@prestafaro/types/tracked-event';
import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';
import { isPostgres } from '../../src/platform/database/database-probe';
import { WRITE_TOKEN } from './start-cms';
import { newAddress } from './visitors';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A page view with a key of its own. */
export const newEvent = (change: Partial<TrackedEvent> = {}): TrackedEvent => ({
  event_key: randomUUID(),
  event_id: 5,
  sub4: 'pageView',
  session_id: randomUUID(),
  client_id: randomUUID(),
  domain: 'es.example.com',
  ...change,
});

export interface EventRequest {
  method?: string;
  token?: string | null;
  address?: string;
  headers?: Record<string, string>;
}

/** Hands events over as the web app's server does. A text is sent as it is. */
export async function sendEvents(url: string, body: unknown, request: EventRequest = {}) {
  const { method = 'POST', token = WRITE_TOKEN, address = newAddress(), headers } = request;
  const answer = await fetch(`${url}/api/event`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      [visitorAddressHeader]: address,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** Runs a statement on the store of events. `@` stands for the schema of its tables. */
export async function queryEvents(strapi: Core.Strapi, sql: string): Promise<Record<string, unknown>[]> {
  if (isPostgres(strapi)) return (await strapi.db.connection.raw(sql.replaceAll('@', 'tracking.'))).rows ?? [];
  const { filename } = strapi.config.get('database.connection.connection') as { filename: string };
  const database = new Database(path.join(path.dirname(filename), 'events.db'));
  try {
    const plain = sql.replaceAll('@', '');
    if (/^select/i.test(plain)) return database.prepare(plain).all();
    database.exec(plain);
    return [];
  } finally {
    database.close();
  }
}
