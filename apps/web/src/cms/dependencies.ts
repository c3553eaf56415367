import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { processWide } from '@/cms/process-wide';

/**
 * Services that the web app depends on and can be without for a while. Feeds have names, because one country's feed may
 * fail alone.
 */
export type Dependency = 'cms' | 'uploads' | 'redis' | 'cdn' | `feed ${'config' | 'lead'} ${string}`;

interface Outage {
  /** Time of the first failure, in UTC. */
  readonly since: string;
  readonly reason: string;
  /** In milliseconds, as `Date.now()` counts. */
  lastFailure: number;
  /** Runs after an answer, until the cool-down is over. */
  settling?: NodeJS.Timeout;
}

/** A dependency went away, or is back. */
export type DependencyChange =
  | { readonly dependency: Dependency; readonly state: 'away'; readonly reason: string }
  | { readonly dependency: Dependency; readonly state: 'back'; readonly seconds: number };

/**
 * A dependency that fails and answers alternately would change its state many times a second. It counts as back when it
 * has answered and has not failed for this time.
 */
const coolDownMs = 3_000;

const changes = channel('prestafaro.dependency');
const known = processWide('outages', () => new Map<Dependency, Outage>());

/**
 * Calls a function at each change, so that the log states each outage once when it starts and once when it ends. Works
 * across the process.
 */
export function onDependencyChange(listener: (change: DependencyChange) => void): () => void {
  const receive = (change: unknown) => listener(change as DependencyChange);
  changes.subscribe(receive);
  return () => changes.unsubscribe(receive);
}

/**
 * Records that a dependency did not answer.
 * @param reason a text for the log and the health answer: no address, no token, nothing of a visitor
 * @returns whether the outage is new
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

/** Records that a dependency answered. */
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

/** The dependencies that are away now, with the start of each outage. */
export function outages(): ReadonlyMap<Dependency, Pick<Outage, 'since' | 'reason'>> {
  return known;
}
