// @ts-check
import { median } from '../figures/percentiles.mjs';

/**
 * @typedef {{ description?: string, url?: string, sourceLocation?: { url?: string }, node?: { snippet?: string } }} Item
 *
 * @typedef {object} Audit
 * @property {string} title
 * @property {number | null} score 0 … 1; null = does not apply
 * @property {string} [displayValue]
 * @property {number} [numericValue]
 * @property {{ items?: Item[] }} [details]
 *
 * @typedef {object} Report the fields of Lighthouse's report that are read here
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, Audit>} audits
 */

/** The score from which an audit is good: performance is a curve, everything else passes or fails. */
const MIN_SCORES = /** @type {Record<string, number>} */ ({ performance: 0.9 });

/** @param {readonly Report[]} reports @param {string} category @returns {number} the median, 0 … 100 */
export const scoreOf = (reports, category) =>
  Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));

/** @param {readonly Report[]} reports @param {string} id of an audit @returns {number} the median of its measured values */
export const measureOf = (reports, id) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));

/**
 * The audits that lower the score of a page, in Lighthouse's words, each with the first item that it names.
 * @param {Report} report
 * @returns {string[]}
 */
export function shortcomingsOf({ categories, audits }) {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= (MIN_SCORES[category] ?? 1)) return [];
      const facts = [audit.displayValue, describeItem(audit.details?.items?.[0])].filter(Boolean);
      return [[`${category}: ${audit.title}`, ...facts].join(' · ')];
    }),
  );
}

/** @param {Item | undefined} item */
function describeItem(item) {
  return item && [item.description, item.url ?? item.sourceLocation?.url, item.node?.snippet].filter(Boolean).join(' ');
}
