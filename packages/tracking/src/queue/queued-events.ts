import type { TrackedEvent } from '@prestafaro/types/tracked-event';

/** An event that has its key: the server stores a key once, however often the event arrives. */
export type KeyedEvent = TrackedEvent & { readonly event_key: string };

/** An event that the server has not acknowledged. */
export interface QueuedEvent {
  readonly event: KeyedEvent;
  /** Time of the event, in milliseconds since 1970. */
  readonly at: number;
  /** How often it was sent. */
  readonly attempts: number;
  /** Until then the tab that sends the event awaits the answer, and no other tab sends it. 0 if nobody sends it. */
  readonly leasedUntil: number;
}

/** The events of all tabs, as `localStorage` holds them. */
export interface Queue {
  /** Until then nothing is sent, because the server failed or asked for it. */
  readonly pausedUntil: number;
  /** The oldest first. */
  readonly events: readonly QueuedEvent[];
}

const maximumEvents = 50;
const maximumAttempts = 5;

/** The lease of a tab that closed ends after 30 seconds. Longer than a request takes, shorter than a visitor reads a page. */
const lease = 30_000;

/** Browsers refuse a `keepalive` request with more than 64 KiB. */
const maximumBytes = 60 * 1024;

/** The queue of a browser that has reported nothing yet. */
export const emptyQueue: Queue = { pausedUntil: 0, events: [] };

/** The queue with one more event. A full queue drops its oldest event. */
export function addEvent(queue: Queue, event: KeyedEvent, at: number): Queue {
  const added: QueuedEvent = { event, at, attempts: 0, leasedUntil: 0 };
  return { ...queue, events: [...queue.events, added].slice(-maximumEvents) };
}

/** Events that no tab is sending and that still have an attempt, as many as fit into one request. */
export function nextBatch({ events }: Queue, now: number): readonly QueuedEvent[] {
  // Two brackets. A comma follows each event but the last.
  let bytes = 2;
  return events
    .filter(({ leasedUntil }) => leasedUntil <= now)
    .filter(({ event }, index) => {
      bytes += new TextEncoder().encode(JSON.stringify(event)).length + 1;
      return index === 0 || bytes < maximumBytes;
    });
}

/** The queue while a batch is being sent: its events have one more attempt and a lease. */
export function leaseEvents(queue: Queue, keys: ReadonlySet<string>, now: number): Queue {
  return mapEvents(queue, keys, (each) => ({ ...each, attempts: each.attempts + 1, leasedUntil: now + lease }));
}

/** The queue after a batch that can be sent again. An event without a further attempt is dropped. */
export function releaseEvents(queue: Queue, keys: ReadonlySet<string>, pausedUntil: number): Queue {
  const released = mapEvents(queue, keys, (each) =>
    each.attempts < maximumAttempts ? { ...each, leasedUntil: 0 } : undefined,
  );
  return { ...released, pausedUntil: Math.max(queue.pausedUntil, pausedUntil) };
}

/** The queue after the browser lost the network during a batch. The attempt does not count. */
export function returnEvents(queue: Queue, keys: ReadonlySet<string>): Queue {
  return mapEvents(queue, keys, (each) => ({ ...each, attempts: each.attempts - 1, leasedUntil: 0 }));
}

/** The queue after a batch that is finished: accepted, or refused for good. */
export function removeEvents(queue: Queue, keys: ReadonlySet<string>): Queue {
  return mapEvents(queue, keys, () => undefined);
}

/**
 * The queue without events that are too old or whose last attempt had no answer. A time beyond every possible one means that the
 * clock of the device was set back: such an event is dropped, and such a pause ends.
 * @param lifetime of an event and of the longest pause, in milliseconds
 */
export function dropStale({ pausedUntil, events }: Queue, lifetime: number, now: number): Queue {
  const isCurrent = ({ at, attempts, leasedUntil }: QueuedEvent) =>
    now - lifetime <= at && at <= now + lease && (attempts < maximumAttempts || leasedUntil > now);
  return { pausedUntil: pausedUntil > now + lifetime ? 0 : pausedUntil, events: events.filter(isCurrent) };
}

function mapEvents(
  queue: Queue,
  keys: ReadonlySet<string>,
  change: (event: QueuedEvent) => QueuedEvent | undefined,
): Queue {
  const changed = queue.events.map((each) => (keys.has(each.event.event_key) ? change(each) : each));
  return { ...queue, events: changed.filter((each) => each !== undefined) };
}
