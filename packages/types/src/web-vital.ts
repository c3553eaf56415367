/**
 * The figures of a page's speed that browsers report, by the names and limits of web.dev. Largest Contentful Paint and Interaction to Next
 * Paint are in milliseconds, Cumulative Layout Shift in thousandths. This module must not import zod, because browsers load it.
 */
export const webVitalNames = ['LCP', 'INP', 'CLS'] as const;

/** A figure by the abbreviation of web.dev: one of {@link webVitalNames}. */
export type WebVitalName = (typeof webVitalNames)[number];

/** A larger value counts as this one: both databases store it, and no page is that slow. */
export const largestWebVital = 1_000_000;

interface WebVitalLimits {
  /** Up to here, included, a value is good. */
  readonly good: number;
  /** Above it a value is poor. */
  readonly poor: number;
  /**
   * The upper ends of the buckets that are counted, included. The last bucket has none. The two limits are among them, so the shares of
   * good and poor values are exact, and the 75th percentile is estimated within a bucket.
   */
  readonly ends: readonly number[];
}

/** https://web.dev/articles/vitals (limits at the 75th percentile). */
export const webVitalLimits: Readonly<Record<WebVitalName, WebVitalLimits>> = {
  LCP: { good: 2500, poor: 4000, ends: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000] },
  INP: { good: 200, poor: 500, ends: [50, 100, 150, 200, 300, 400, 500, 750, 1000] },
  CLS: { good: 100, poor: 250, ends: [10, 25, 50, 75, 100, 150, 200, 250, 500] },
};
