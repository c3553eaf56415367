import { randomUUID } from 'node:crypto';
import type { PublishEvent } from '@prestafaro/types';

/** A publish event for what has no page of its own, so it has no slug, path or address. */
export function eventWithoutPage(
  changed: Pick<PublishEvent, 'type' | 'documentId' | 'locale' | 'subject'>,
  now: Date,
): PublishEvent {
  return {
    id: randomUUID(),
    event: 'publish',
    ...changed,
    slug: null,
    previousSlug: null,
    path: null,
    previousPath: null,
    related: [],
    address: null,
    at: now.toISOString(),
  };
}
