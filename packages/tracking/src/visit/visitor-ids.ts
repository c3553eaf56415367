import type { TrackedEvent } from '@prestafaro/types/tracked-event';
import { isUuidV4 } from '@prestafaro/types/uuid';
import type { BrowserPort } from '../browser-port.ts';
import { newUuidV4 } from '../uuid.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** The two ids of a visitor, as an event names them. Neither identifies a person or exists before consent to measurement. */
export type VisitorIds = Pick<TrackedEvent, 'session_id' | 'client_id'>;

/** Whether the visitor was active in the last 30 minutes. */
export function hasLiveSession(port: BrowserPort): boolean {
  return isUuidV4(readCookie(port, 'pf_session') ?? '');
}

/**
 * Returns the ids in the cookies. A missing or malformed id is replaced (specification §5).
 * Both cookies are written again, so that activity renews their lifetime.
 */
export function visitorIds(port: BrowserPort): VisitorIds {
  return { session_id: keptId(port, 'pf_session'), client_id: keptId(port, 'pf_client') };
}

function keptId(port: BrowserPort, name: 'pf_session' | 'pf_client'): string {
  const stored = readCookie(port, name) ?? '';
  const id = isUuidV4(stored) ? stored : newUuidV4(port.fillRandom);
  writeCookie(port, name, id);
  return id;
}
