import type { TrackedEvent } from '@prestafaro/types/tracked-event';

/** What the collector adds to an event. The network address and the user agent are not stored (R28). */
export interface Reception {
  /** UTC */
  receivedAt: Date;
  isBot: boolean;
}

/** An event as a row of the store. */
export interface StoredEvent extends Texts {
  /** 32 hexadecimal digits in lower case. */
  event_key: string;
  session_id: string;
  client_id: string;
  event_id: number;
  sub8: number | null;
  domain: string;
  /** UTC, as `2026-11-24`. Names the partition. */
  day: string;
  /** UTC, in ISO 8601. */
  received_at: string;
  is_bot: boolean;
}

/** The wire fields that are stored as they come; `packages/types/src/tracked-event.ts` has their meaning. */
const textColumns = [
  'provider_id',
  'sub1',
  'sub3',
  'sub4',
  'sub5',
  'sub6',
  'sub7',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'first_source',
  'first_medium',
  'first_campaign',
  'domain',
  'referer',
] as const;

/** The columns of a stored event in the order in which both stores write them. */
export const eventColumns = [
  'event_key',
  'day',
  'received_at',
  'is_bot',
  'session_id',
  'client_id',
  'event_id',
  'sub8',
  ...textColumns,
] as const satisfies readonly (keyof StoredEvent)[];

/** The rows of the events of one request. */
export function storedEvents(events: readonly TrackedEvent[], { receivedAt, isBot }: Reception): StoredEvent[] {
  const received = receivedAt.toISOString();
  return events.map((event) => ({
    ...textsOf(event),
    event_key: plainId(event.event_key),
    session_id: plainId(event.session_id),
    client_id: plainId(event.client_id),
    event_id: event.event_id,
    sub8: event.sub8 ?? null,
    day: received.slice(0, 10),
    received_at: received,
    domain: event.domain,
    is_bot: isBot,
  }));
}

/**
 * Reads the rows of a request from Redis. What no insert can do without is checked: the key, and the times, which name a partition.
 * @returns null if the text is no list of rows
 */
export function readStoredEvents(text: string | undefined): StoredEvent[] | null {
  try {
    const rows: unknown = JSON.parse(text ?? '');
    return Array.isArray(rows) && rows.every(isStoredEvent) ? rows : null;
  } catch {
    return null;
  }
}

function isStoredEvent(row: Partial<StoredEvent> | null): row is StoredEvent {
  const { event_key, day, received_at } = row ?? {};
  const received = new Date(String(received_at)).toISOString();
  return /^[0-9a-f]{32}$/.test(String(event_key)) && received === received_at && day === received.slice(0, 10);
}

type Texts = Record<(typeof textColumns)[number], string | null>;

const textsOf = (event: TrackedEvent): Texts =>
  Object.fromEntries(textColumns.map((name) => [name, event[name] ?? null])) as Texts;

/** A UUID may come with hyphens or without, in both cases of letters: the same id must be one text. */
export const plainId = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase();
