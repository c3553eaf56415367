import { eligibilityItems, eligibilityPercent } from '@prestafaro/lending';
import { type PageQuery, queryText } from '@/shell/page-query';

/** The value of a ticked box in the query. */
export const ticked = '1';

/** One sign per item in the order of `eligibilityItems`: `1` for a tick, else `0`. */
export type Ticks = string;

/** Reads `?over=1&validBank=1` → `1001`. All other values count as no tick. */
export function readTicks(query: PageQuery): Ticks {
  return eligibilityItems.map(({ name }) => (isTicked(query, name) ? '1' : '0')).join('');
}

/** The percentage of every combination of ticks, so that a browser needs no rule to show another one. */
export function percentages(): ReadonlyMap<Ticks, number> {
  const all = Array.from({ length: 2 ** eligibilityItems.length }, (_, index) =>
    index.toString(2).padStart(eligibilityItems.length, '0'),
  );
  return new Map(
    all.map((ticks) => [
      ticks,
      eligibilityPercent(Object.fromEntries(eligibilityItems.map(({ name }, index) => [name, ticks[index] === '1']))),
    ]),
  );
}

/** Facts that weigh nothing and that change the answer of a lender all the same. Each is ticked like an item. */
export const otherFacts = ['register', 'noIncome'] as const;

/** Whether the query ticks a box. */
export const isTicked = (query: PageQuery, name: string): boolean => queryText(query, name) === ticked;
