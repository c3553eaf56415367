import { type WebVitalName, webVitalLimits, webVitalNames } from '@prestafaro/types/web-vital';
import { describe, expect, test } from 'vitest';
import type { CountSum } from '../events/event-store';
import { resultOf, speedOf } from './build-speed';

const sum = (kind: string, name: WebVitalName, bucket: number, events: number, visitors = events): CountSum => ({
  ...{ section: 'speed', first: kind, second: name, third: String(bucket) },
  ...{ events, visitors, visits: 0, bots: 0 },
});

test('webVitalLimits: have both limits among the ends of the buckets, which rise', () => {
  for (const name of webVitalNames) {
    const { ends, good, poor } = webVitalLimits[name];
    expect(ends).toEqual(expect.arrayContaining([good, poor]));
    expect(ends.toSorted((one, other) => one - other)).toEqual(ends);
  }
});

describe('resultOf', () => {
  test('estimates the 75th percentile within its bucket, and counts the loads by rating exactly', () => {
    // 70 up to 2 000 ms, 10 from there to 2 500, 12 up to 4 000, 8 above.
    expect(resultOf('LCP', [0, 0, 0, 70, 10, 0, 12, 8, 0, 0])).toEqual({
      ...{ rating: 'good', p75: 2250, good: 80, middling: 12, poor: 8 },
    });
  });

  test('is within the bucket of the exact percentile for any values', () => {
    for (const name of webVitalNames) {
      const { ends } = webVitalLimits[name];
      const values = Array.from({ length: 400 }, (_, index) => (index * index * (ends.at(-1) ?? 0)) / 150_000);
      const bucketOf = (value: number) => {
        const index = ends.findIndex((end) => value <= end);
        return index === -1 ? ends.length : index;
      };
      const counts = [...ends, 0].map((_, index) => values.filter((value) => bucketOf(value) === index).length);
      const exact = values[299] ?? 0;
      const { p75 } = resultOf(name, counts);
      expect(p75, name).not.toBeNull();
      expect(bucketOf(p75 ?? 0), name).toBe(bucketOf(exact));
    }
  });

  test.each([
    ['at the limit of good', [0, 0, 0, 100, 0, 0, 0, 0, 0, 0], 'good'],
    ['above it', [0, 0, 0, 74, 0, 26, 0, 0, 0, 0], 'middling'],
    ['above the limit of poor', [0, 0, 0, 74, 0, 0, 0, 26, 0, 0], 'poor'],
  ] as const)('rates an interaction %s', (_, counts, rating) => {
    expect(resultOf('INP', counts).rating).toBe(rating);
  });

  test('names no percentile in the last bucket, which has no end, and rates it poor', () => {
    expect(resultOf('CLS', [0, 0, 0, 0, 0, 0, 0, 0, 0, 9])).toMatchObject({ p75: null, rating: 'poor', poor: 9 });
  });
});

describe('speedOf', () => {
  test('lists all pages first, then each kind, the most measured first, with the figures that were measured', () => {
    const rows = speedOf([sum('', 'LCP', 1, 6), sum('blog', 'LCP', 1, 20), sum('blog', 'CLS', 0, 10)]);
    expect(rows.map(({ kind, name, loads }) => [kind, name, loads])).toEqual([
      [null, 'LCP', 26],
      [null, 'CLS', 10],
      ['blog', 'LCP', 20],
      ['blog', 'CLS', 10],
      ['', 'LCP', 6],
    ]);
  });

  test('hides the figures of fewer than five persons, however many pages they loaded', () => {
    const rows = speedOf([sum('blog', 'LCP', 1, 40, 4), sum('tag', 'LCP', 8, 4)]);
    expect(rows).toMatchObject([
      { kind: null, loads: 44 },
      { kind: 'blog', loads: '<5', result: null },
      { kind: 'tag', loads: '<5', result: null },
    ]);
  });

  test('leaves out what only bots have loaded', () => {
    expect(speedOf([{ ...sum('blog', 'LCP', 1, 0), bots: 9 }])).toEqual([]);
  });
});
