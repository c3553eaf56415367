// @ts-check
import { z } from 'zod';

/** @typedef {import('../next-internals/page-store.mjs').DroppedTag} DroppedTag */

const droppedTagSchema = z.object({ stale: z.number().optional(), expired: z.number().optional() });

/**
 * Joins the times at which two instances dropped a tag: the later one counts.
 * @param {DroppedTag | undefined} one
 * @param {DroppedTag | undefined} other
 * @returns {DroppedTag}
 */
export function laterOf(one = {}, other = {}) {
  return { stale: later(one.stale, other.stale), expired: later(one.expired, other.expired) };
}

/**
 * @param {number | undefined} one
 * @param {number | undefined} other
 */
function later(one, other) {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

/**
 * Adds the dropped tags of another instance.
 * @param {Map<string, DroppedTag>} known is changed
 * @param {Readonly<Record<string, DroppedTag>>} heard
 */
export function takeOver(known, heard) {
  for (const [tag, dropped] of Object.entries(heard)) known.set(tag, laterOf(known.get(tag), dropped));
}

/**
 * @param {Readonly<Record<string, string>>} hash tag → JSON, as Redis stores it
 * @returns {Record<string, DroppedTag>} without unreadable entries
 */
export function readTags(hash) {
  return Object.fromEntries(
    Object.entries(hash).flatMap(([tag, text]) => {
      const dropped = droppedTagSchema.safeParse(parsed(text));
      return dropped.success ? [[tag, dropped.data]] : [];
    }),
  );
}

/**
 * @param {Iterable<readonly [string, DroppedTag]>} tags
 * @returns {Record<string, string>}
 */
export function writeTags(tags) {
  return Object.fromEntries([...tags].map(([tag, dropped]) => [tag, JSON.stringify(dropped)]));
}

/**
 * @param {string} text
 * @returns {unknown} undefined for a text that is not JSON
 */
export function parsed(text) {
  try {
    return /** @type {unknown} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}
