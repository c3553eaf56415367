import { type WebVitalName, webVitalLimits, webVitalNames } from '@prestafaro/types/web-vital';
import type { CountSum } from '../events/event-store';
import { figure } from './figure';
import { FEW, type SpeedResult, type SpeedRow } from './report';
import { NOTHING, sumBy } from './sums';

/** How fast pages were: all of them first, then each kind, the most measured first. @param sums of the buckets, for each kind and figure */
export function speedOf(sums: readonly CountSum[]): SpeedRow[] {
  const counted = sums.filter(({ events }) => events > 0);
  const kinds = [...sumBy(counted, ({ first }) => first)].sort(([, one], [, other]) => other.events - one.events);
  const groups: [kind: string | null, sums: readonly CountSum[]][] = [
    [null, counted],
    ...kinds.map(([kind]): [string, CountSum[]] => [kind, counted.filter(({ first }) => first === kind)]),
  ];
  return groups.flatMap(([kind, ofKind]) =>
    webVitalNames.flatMap((name) => {
      const buckets = sumBy(
        ofKind.filter(({ second }) => second === name),
        ({ third }) => third,
      );
      const all = [...buckets.values()];
      if (all.length === 0) return [];
      const loads = figure(sumOf(all.map(({ events }) => events)), sumOf(all.map(({ visitors }) => visitors)));
      const counts = [...webVitalLimits[name].ends, 0].map(
        (_, index) => (buckets.get(String(index)) ?? NOTHING).events,
      );
      return [{ kind, name, loads, result: loads === FEW ? null : resultOf(name, counts) }];
    }),
  );
}

/** @param counts of the buckets, from the fastest to the slowest */
export function resultOf(name: WebVitalName, counts: readonly number[]): SpeedResult {
  const { ends, good, poor } = webVitalLimits[name];
  const upTo = (end: number) => sumOf(counts.slice(0, ends.indexOf(end) + 1));
  const total = sumOf(counts);
  const p75 = quantileOf(ends, counts, 0.75);
  return {
    rating: p75 === null || p75 > poor ? 'poor' : p75 > good ? 'middling' : 'good',
    p75,
    good: upTo(good),
    middling: upTo(poor) - upTo(good),
    poor: total - upTo(poor),
  };
}

/**
 * A quantile, as if the values of a bucket were spread evenly over it. So it is never on the wrong side of the end of a bucket.
 * @returns null in the last bucket, which has no end
 */
function quantileOf(ends: readonly number[], counts: readonly number[], share: number): number | null {
  const wanted = sumOf(counts) * share;
  let below = 0;
  for (const [index, end] of ends.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0 && below + count >= wanted) {
      const start = ends[index - 1] ?? 0;
      return start + ((end - start) * (wanted - below)) / count;
    }
    below += count;
  }
  return null;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
