import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { processWide } from '@/cms/process-wide';

/** What the web app depends on and can do without for a while. Feeds have names: Spain's may fail alone. */
export type Dependency = 'cms' | 'uploads' | 'redis' | `feed ${'config' | 'lead'} ${string}`;

interface Outage {
  /** When the first failure was noticed, in UTC. */
  readonly since: string;
  readonly reason: string;
  /** In milliseconds, as `Date.now()` counts. */
  lastFailure: number;
  /** Runs while it has answered and may be back. */
  settling?: NodeJS.Timeout;
}

/** A dependency went away, or is back. */
export type DependencyChange =
  | { readonly dependency: Dependency; readonly state: 'away'; readonly reason: string }
  | { readonly dependency: Dependency; readonly state: 'back'; readonly seconds: number };

/**
 * A dependency that fails now and answers then would be lost and back many times a second. It is back when it answered and did
 * not fail for so many milliseconds.
 */
const coolDownMs = 3_000;

const changes = channel('prestafaro.dependency');
const known = processWide('outages', () => new Map<Dependency, Outage>());

/** Calls a function at each change: the log says it, once each way. For the whole process. */
export function onDependencyChange(listener: (change: DependencyChange) => void): () => void {
  const receive = (change: unknown) => listener(change as DependencyChange);
  changes.subscribe(receive);
  return () => changes.unsubscribe(receive);
}

/**
 * A dependency did not answer.
 * @param reason in words that may stand in the log and in the health answer: no address, no token, nothing of a visitor
 * @returns whether that is news
 */
export function dependencyFailed(dependency: Dependency, reason: string): boolean {
  const now = Date.now();
  const outage = known.get(dependency);
  if (outage) {
    outage.lastFailure = now;
    clearTimeout(outage.settling);
    outage.settling = undefined;
    return false;
  }
  known.set(dependency, { since: new Date(now).toISOString(), reason, lastFailure: now });
  changes.publish({ dependency, state: 'away', reason } satisfies DependencyChange);
  return true;
}

/** A dependency answered. */
export function dependencyAnswered(dependency: Dependency): void {
  const outage = known.get(dependency);
  if (!outage || outage.settling) return;
  const left = outage.lastFailure + coolDownMs - Date.now();
  if (left > 0) outage.settling = setTimeout(() => endOutage(dependency, outage), left).unref();
  else endOutage(dependency, outage);
}

function endOutage(dependency: Dependency, { since }: Outage): void {
  known.delete(dependency);
  const seconds = Math.round((Date.now() - Date.parse(since)) / 1000);
  changes.publish({ dependency, state: 'back', seconds } satisfies DependencyChange);
}

/** What is away now, and since when. */
export function outages(): ReadonlyMap<Dependency, Pick<Outage, 'since' | 'reason'>> {
  return known;
}
