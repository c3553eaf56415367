import { lifetimeOf } from '@prestafaro/types/stored-names';
import { isUuidV4 } from '@prestafaro/types/uuid';
import type { BrowserPort } from '../browser-port.ts';
import { dropStale, emptyQueue, type Queue, type QueuedEvent } from './queued-events.ts';

const key = 'pf_queue';

/** Where the queue is kept: in the local storage, or in memory where the browser forbids or fills the storage. */
export interface QueueStore {
  /** The queue, read from the browser at each call, because another tab may have changed it. */
  read(port: BrowserPort): Queue;
  write(port: BrowserPort, queue: Queue): void;
  /** Deletes the queue in memory. `forget` deletes the stored one. */
  clear(): void;
}

/** Keeps the queue in the browser, or in memory where the storage is full or blocked: the page then loses it. */
export function createQueueStore(): QueueStore {
  let memory: Queue | undefined;
  return {
    read: (port) => dropStale(memory ?? stored(port), lifetimeOf(key) * 1000, port.now()),
    write: (port, queue) => {
      try {
        if (queue.events.length > 0 || queue.pausedUntil > port.now()) port.writeStored(key, JSON.stringify(queue));
        else port.removeStored(key);
        memory = undefined;
      } catch {
        memory = queue;
      }
    },
    clear: () => {
      memory = undefined;
    },
  };
}

function stored(port: BrowserPort): Queue {
  try {
    const found: unknown = JSON.parse(port.readStored(key) ?? 'null');
    if (isQueue(found)) return found;
  } catch {
    // A blocked storage, or a text that is no JSON. The next write replaces it.
  }
  return emptyQueue;
}

/** Whether a stored value is a queue. The server checks the fields of its events. */
function isQueue(found: unknown): found is Queue {
  const { pausedUntil, events } = (found ?? {}) as Partial<Queue>;
  return Number.isFinite(pausedUntil) && Array.isArray(events) && events.every(isQueuedEvent);
}

function isQueuedEvent(found: unknown): found is QueuedEvent {
  const { event, at, attempts, leasedUntil } = (found ?? {}) as Partial<QueuedEvent>;
  return [at, attempts, leasedUntil].every(Number.isFinite) && isUuidV4(String(event?.event_key));
}
