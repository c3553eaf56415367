import type { BrowserPort } from '../browser-port.ts';
import type { ConsentGate } from '../consent-gate.ts';
import { createQueueStore } from './queue-store.ts';
import {
  addEvent,
  type KeyedEvent,
  leaseEvents,
  nextBatch,
  type Queue,
  releaseEvents,
  removeEvents,
  returnEvents,
} from './queued-events.ts';
import { type SendResult, sendBatch } from './send-batch.ts';

/** Sends what waits after each event, after each pause, and when the browser is online again. */
export interface EventQueue {
  add(event: KeyedEvent): void;
  /** Deletes the events in memory and stops the timer. `forget` deletes the stored ones. */
  clear(): void;
}

/** A queue that does nothing while the gate denies measurement. It must not be closed: the next page sends what is left. */
export function createEventQueue(gate: ConsentGate<BrowserPort>, url: string): EventQueue {
  const store = createQueueStore();
  let cancelTimer = () => {};
  let stopListening: (() => void) | undefined;

  const flush = () => {
    gate.through('measurement', (port) => {
      cancelTimer();
      if (!port.page().isOnline) return;
      const now = port.now();
      const queue = store.read(port);
      const batch = queue.pausedUntil > now ? [] : nextBatch(queue, now);
      const keys = new Set(batch.map(({ event }) => event.event_key));
      if (batch.length > 0) {
        store.write(port, leaseEvents(queue, keys, now));
        void sendBatch(port, url, batch).then((result) => settle(keys, result));
      }
      const waiting = queue.events.filter(({ event }) => !keys.has(event.event_key));
      // What did not fit into the batch follows after the answer to it.
      const next = Math.max(queue.pausedUntil, Math.min(...waiting.map(({ leasedUntil }) => leasedUntil)));
      if (waiting.length > 0 && next > now) cancelTimer = port.setTimer(flush, next - now);
    });
  };

  const settle = (keys: ReadonlySet<string>, result: SendResult) => {
    gate.through('measurement', (port) => {
      const queue = store.read(port);
      // A refusal in another tab has deleted the queue. A late answer must not store it again.
      if (!queue.events.some(({ event }) => keys.has(event.event_key))) return;
      store.write(port, afterResult(port, queue, keys, result));
    });
    flush();
  };

  return {
    add: (event) => {
      gate.through('measurement', (port) => {
        stopListening ??= port.onOnline(flush);
        store.write(port, addEvent(store.read(port), event, port.now()));
      });
      flush();
    },
    clear: () => {
      cancelTimer();
      stopListening?.();
      stopListening = undefined;
      store.clear();
    },
  };
}

function afterResult(port: BrowserPort, queue: Queue, keys: ReadonlySet<string>, result: SendResult): Queue {
  if (result.type === 'done') return removeEvents(queue, keys);
  if (result.type === 'unreachable' && !port.page().isOnline) return returnEvents(queue, keys);
  return releaseEvents(queue, keys, port.now() + result.pause);
}
