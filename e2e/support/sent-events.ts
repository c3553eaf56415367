/** Events as a browser sends them, compared with those that the collector has stored. */

import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { EventName } from '../../packages/types/src/event-table.ts';
import { eventSchemaOf } from '../../packages/types/src/tracked-event.ts';
import { storedEvents } from './stored-rows.ts';

export type SentEvent = Record<string, unknown>;

/** The events of all requests of a browser from now on. A request that is sent again brings its events again. */
export function watchEvents(context: BrowserContext): SentEvent[] {
  const events: SentEvent[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/event') events.push(...eventsOf(request.postDataJSON()));
  });
  return events;
}

/** The events of the body of one request. */
export const eventsOf = (body: unknown): SentEvent[] => [body as SentEvent | SentEvent[]].flat();

export const named = (events: readonly SentEvent[], name: EventName) => events.filter(({ sub4 }) => sub4 === name);

/** Each event once, by its key. */
export const once = (events: readonly SentEvent[]) => [
  ...new Map(events.map((event) => [event.event_key, event])).values(),
];

const ids = ['session_id', 'client_id', 'event_key'];

/** What the collector adds to an event. */
const added = ['day', 'received_at', 'stored_at', 'is_bot'];

/** The figures of speed are sent while their page closes, and Playwright does not tell every request of a page that is closing. */
const isSeen = ({ sub4 }: SentEvent) => sub4 !== 'webVital';

/**
 * Waits until the collector has stored the events of one browser, each once and with the same fields and values, and nothing else
 * but figures of speed. Ids are stored without hyphens. Each event must also be what the wire schema says of its kind.
 */
export async function expectStoredAsSent(events: readonly SentEvent[]): Promise<void> {
  const sent = once(events).filter(isSeen);
  expect(sent).not.toEqual([]);
  for (const event of sent) expect(eventSchemaOf(event.sub4 as EventName).parse(event)).toEqual(event);
  const expected = sent.map((event) =>
    changeEach(event, (field, value) => (ids.includes(field) ? plain(value) : value)),
  );
  const clients = new Set(sent.map(({ client_id }) => String(client_id)));
  const stored = () =>
    [...clients]
      .flatMap(storedEvents)
      .filter(isSeen)
      .map((row) => changeEach(row, (field, value) => (added.includes(field) || value === null ? undefined : value)));
  await expect.poll(() => inOrder(stored()), { timeout: 30_000 }).toEqual(inOrder(expected));
}

const plain = (id: unknown) => String(id).replaceAll('-', '');

const inOrder = (events: readonly SentEvent[]) =>
  events.toSorted((one, other) => String(one.event_key).localeCompare(String(other.event_key)));

/** The same fields with other values, without those whose value is then undefined. */
function changeEach(event: SentEvent, change: (field: string, value: unknown) => unknown): SentEvent {
  const entries = Object.entries(event).map(([field, value]) => [field, change(field, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
