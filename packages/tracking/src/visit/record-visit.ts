import { classifyLanding } from '../attribution/classify-landing.ts';
import { formatSource, parseSource } from '../attribution/source-cookie.ts';
import type { TrafficSource } from '../attribution/traffic-source.ts';
import type { BrowserPort } from '../browser-port.ts';
import type { Landing } from '../landing-memory.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { countVisit, formatVisitCount, parseVisitCount } from './visit-count.ts';
import { hasLiveSession, type VisitorIds, visitorIds } from './visitor-ids.ts';

/** What an event says of its visit. */
export interface Visit {
  readonly ids: VisitorIds;
  /** The stored source: the latest one that is not direct, else `direct`. */
  readonly source?: TrafficSource;
  /** The source by which the visitor came first, in the last 180 days. */
  readonly first?: TrafficSource;
}

/**
 * Updates the cookies of the visit. Each value is read from the browser just before it is written, so that two tabs do not
 * overwrite each other's values with older ones.
 * @param landing the landing, if it has not been written yet
 */
export function recordVisit(port: BrowserPort, landing: Landing | undefined, isPageView: boolean): Visit {
  const isInSession = hasLiveSession(port);
  const source = landing ? writeSource(port, landing, isInSession) : parseSource(readCookie(port, 'pf_current'));
  const earlier = parseVisitCount(readCookie(port, 'pf_visits'));
  writeCookie(port, 'pf_visits', formatVisitCount(countVisit(earlier, isInSession, isPageView)));
  return { ids: visitorIds(port), source, first: parseSource(readCookie(port, 'pf_first')) };
}

function writeSource(port: BrowserPort, { url, referrer }: Landing, isInSession: boolean): TrafficSource | undefined {
  const first = parseSource(readCookie(port, 'pf_first'));
  const current = parseSource(readCookie(port, 'pf_current'));
  const facts = {
    ownHost: port.page().hostname,
    hasLiveSession: isInSession,
    hasStored: first !== undefined || current !== undefined,
  };
  const found = classifyLanding(url, referrer, facts);
  const next = found.type === 'keep' ? (current ?? first) : found;
  if (!next) return undefined;
  // The lifetime of an unchanged source is not renewed. A missing or malformed cookie is replaced.
  if (next !== current) writeCookie(port, 'pf_current', formatSource(next));
  if (!first) writeCookie(port, 'pf_first', formatSource(current ?? next));
  return parseSource(formatSource(next));
}
