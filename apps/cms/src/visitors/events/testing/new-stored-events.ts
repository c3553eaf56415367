import { randomUUID } from 'node:crypto';
import { type StoredEvent, storedEvents } from '../stored-event';

/** Page views with keys of their own, for tests. */
export function newStoredEvents(count: number, receivedAt = new Date()): StoredEvent[] {
  const events = Array.from({ length: count }, () => ({
    event_key: randomUUID(),
    event_id: 5,
    sub4: 'pageView' as const,
    session_id: randomUUID(),
    client_id: randomUUID(),
    domain: 'es.example.com',
  }));
  return storedEvents(events, { receivedAt, isBot: false });
}
