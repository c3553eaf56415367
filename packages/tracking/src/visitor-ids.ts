import type { TrackedEvent } from '@prestafaro/types/tracked-event';
import type { BrowserPort } from './browser-port.ts';
import { isUuidV4, newUuidV4 } from './uuid.ts';

/** The two ids of a visitor, as an event names them. Neither identifies a person or exists before consent to measurement. */
export type VisitorIds = Pick<TrackedEvent, 'session_id' | 'client_id'>;

const minute = 60;
const day = 24 * 60 * minute;

/** Names: decisions, "Tracking and consent". Lifetimes in seconds: specification §9, "Timing". */
const sessionCookie = { name: 'pf_session', maxAge: 30 * minute };
const clientCookie = { name: 'pf_client', maxAge: 180 * day };

/**
 * Returns the ids in the cookies. A missing or malformed id is replaced (specification §5).
 * Both cookies are written again, so that activity renews their lifetime.
 */
export function visitorIds(port: BrowserPort): VisitorIds {
  return { session_id: keptId(port, sessionCookie), client_id: keptId(port, clientCookie) };
}

function keptId(port: BrowserPort, cookie: { name: string; maxAge: number }): string {
  const stored = cookieValue(port.readCookies(), cookie.name);
  const id = isUuidV4(stored) ? stored : newUuidV4(port.fillRandom);
  const secure = port.page().isSecure ? '; Secure' : '';
  port.writeCookie(`${cookie.name}=${id}; Max-Age=${cookie.maxAge}; Path=/; SameSite=Lax${secure}`);
  return id;
}

function cookieValue(cookies: string, name: string): string {
  const found = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
