import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { processWide } from '@/cms/process-wide';

/** What the web app depends on and can do without for a while. Feeds have names: Spain's may fail alone. */
export type Part = 'cms' | 'uploads' | 'redis' | `feed ${'config' | 'lead'} ${string}`;

interface Outage {
  /** When the first failure was noticed, in UTC. */
  readonly since: string;
  readonly reason: string;
  /** In milliseconds, as `Date.now()` counts. */
  lastFailure: number;
  /** Runs while it has answered and may be back. */
  settling?: NodeJS.Timeout;
}

/** A part went away, or is back. */
export type PartChange =
  | { readonly part: Part; readonly state: 'away'; readonly reason: string }
  | { readonly part: Part; readonly state: 'back'; readonly seconds: number };

/**
 * A part that fails now and answers then would be lost and back many times a second. It is back when it answered and did
 * not fail for so many milliseconds.
 */
const calm = 3_000;

const changes = channel('prestafaro.part');
const known = processWide('outages', () => new Map<Part, Outage>());

/** Calls a function at each change: the log says it, once each way. For the whole process. */
export function onPartChange(listener: (change: PartChange) => void): () => void {
  const heard = (change: unknown) => listener(change as PartChange);
  changes.subscribe(heard);
  return () => changes.unsubscribe(heard);
}

/**
 * A part did not answer.
 * @param reason in words that may stand in the log and in the health answer: no address, no token, nothing of a visitor
 * @returns whether that is news
 */
export function partFailed(part: Part, reason: string): boolean {
  const now = Date.now();
  const outage = known.get(part);
  if (outage) {
    outage.lastFailure = now;
    clearTimeout(outage.settling);
    outage.settling = undefined;
    return false;
  }
  known.set(part, { since: new Date(now).toISOString(), reason, lastFailure: now });
  changes.publish({ part, state: 'away', reason } satisfies PartChange);
  return true;
}

/** A part answered. */
export function partAnswered(part: Part): void {
  const outage = known.get(part);
  if (!outage || outage.settling) return;
  const left = outage.lastFailure + calm - Date.now();
  if (left > 0) outage.settling = setTimeout(() => endOutage(part, outage), left).unref();
  else endOutage(part, outage);
}

function endOutage(part: Part, { since }: Outage): void {
  known.delete(part);
  const seconds = Math.round((Date.now() - Date.parse(since)) / 1000);
  changes.publish({ part, state: 'back', seconds } satisfies PartChange);
}

/** What is away now, and since when. */
export function outages(): ReadonlyMap<Part, Pick<Outage, 'since' | 'reason'>> {
  return known;
}
