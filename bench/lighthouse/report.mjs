// @ts-check
import { median } from '../figures/percentiles.mjs';

/**
 * @typedef {{ description?: string, url?: string, sourceLocation?: { url?: string }, node?: { snippet?: string } }} Item
 *
 * @typedef {object} Audit
 * @property {string} title
 * @property {number | null} score 0 … 1; null says nothing
 * @property {string} [displayValue]
 * @property {number} [numericValue]
 * @property {{ items?: Item[] }} [details]
 *
 * @typedef {object} Report the part of Lighthouse's that is read here
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audit>} audits
 */

/** What counts as perfect: performance is a curve, everything else right or wrong. */
const LEAST = /** @type {Record<string, number>} */ ({ performance: 0.9 });

/** @param {readonly Report[]} reports @param {string} category @returns {number} the median, 0 … 100 */
export const scoreOf = (reports, category) =>
  Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));

/** @param {readonly Report[]} reports @param {string} id of an audit @returns {number} the median of what it measured */
export const measureOf = (reports, id) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));

/**
 * The audits that keep a page from full marks, in Lighthouse's words, with the first thing that each names.
 * @param {Report} report
 * @returns {string[]}
 */
export function shortcomingsOf({ categories, audits }) {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= (LEAST[category] ?? 1)) return [];
      const facts = [audit.displayValue, wordsOf(audit.details?.items?.[0])].filter(Boolean);
      return [[`${category}: ${audit.title}`, ...facts].join(' · ')];
    }),
  );
}

/** @param {Item | undefined} item */
function wordsOf(item) {
  return item && [item.description, item.url ?? item.sourceLocation?.url, item.node?.snippet].filter(Boolean).join(' ');
}
