import type { CountSum } from '../events/event-store';
import type { SourceType } from './report';

export type Counts = Pick<CountSum, 'events' | 'bots' | 'visits' | 'visitors'>;

export const NOTHING: Counts = { events: 0, bots: 0, visits: 0, visitors: 0 };

export const add = (one: Counts, other: Counts): Counts => ({
  events: one.events + other.events,
  bots: one.bots + other.bots,
  visits: one.visits + other.visits,
  visitors: one.visitors + other.visitors,
});

export function sumBy<Key extends string>(sums: readonly CountSum[], keyOf: (sum: CountSum) => Key): Map<Key, Counts> {
  const groups = new Map<Key, Counts>();
  for (const sum of sums) groups.set(keyOf(sum), add(groups.get(keyOf(sum)) ?? NOTHING, sum));
  return groups;
}

/** As `classifyLanding` of the tracking package writes source and medium. */
export function typeOf({ first: source, second: medium }: Pick<CountSum, 'first' | 'second'>): SourceType {
  if (source === '') return 'unknown';
  if (source === '(direct)') return 'direct';
  return medium === 'organic' || medium === 'ai' || medium === 'referral' ? medium : 'utm';
}
