import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useSyncExternalStore } from 'react';
import { MODERATION_PATH, type QueueCount } from '../../visitors/reviews/queue/wire';

const EVERY_MS = 60_000;
/** The menu mounts its links again at each change of the page. */
const AT_MOST_EVERY_MS = 15_000;

let pending: number | null = null;
let readAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Tells the menu how many comments wait, as the page has just read it. */
export function showPending(count: number): void {
  pending = count;
  readAt = performance.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The number of comments that wait in the countries of this person, read again each minute while the page is in view. Null: not known yet. */
export function usePendingCount(): number | null {
  const { get } = useFetchClient();
  useEffect(() => {
    const read = () => {
      if (document.hidden || performance.now() - readAt < AT_MOST_EVERY_MS) return;
      get<QueueCount>(`${MODERATION_PATH}/count`).then(
        ({ data }) => showPending(data.pending),
        // The menu keeps the last number; the page itself says what is wrong.
        () => undefined,
      );
    };
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, [get]);
  return useSyncExternalStore(subscribe, () => pending);
}
