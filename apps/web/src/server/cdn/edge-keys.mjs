// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {'fastly' | 'cloudflare'} Cdn */

/**
 * The headers by which each CDN learns what to keep a page by, and for how long. It removes both before a browser gets the page.
 * @type {Readonly<Record<Cdn, { keys: string, separator: string, control: string, forbids: string }>>}
 */
export const edgeHeaders = {
  fastly: { keys: 'surrogate-key', separator: ' ', control: 'surrogate-control', forbids: 'max-age=0' },
  cloudflare: { keys: 'cache-tag', separator: ',', control: 'cloudflare-cdn-cache-control', forbids: 'no-store' },
};

/** Some ten times the keys of a page with many blocks. Both CDNs take 16 KB, and nginx has a buffer of 32 KB for all headers of an answer. */
const maxKeys = 600;

/**
 * @param {string | undefined} name
 * @returns {Cdn | undefined}
 */
export const cdnOf = (name) => (name === 'fastly' || name === 'cloudflare' ? name : undefined);

/**
 * The key under which a CDN keeps the pages of a cache tag: short, and a name that says nothing about the content. Cloudflare takes
 * capital and small letters for the same.
 * @param {string} tag
 */
export const edgeKey = (tag) => createHash('sha256').update(tag).digest('hex').slice(0, 12);

/**
 * The keys of a page.
 * @param {string} tags of its reads, as Next stores them, with its own tags for routes between them
 * @returns {string[] | undefined} undefined for a page that a CDN must not keep: without a key nobody could purge it, and with too many a
 *   CDN would leave some out
 */
export function edgeKeysOf(tags) {
  const ours = new Set(tags.split(',').filter((tag) => tag !== '' && !tag.startsWith('_N_T_')));
  return ours.size === 0 || ours.size > maxKeys ? undefined : [...ours].map(edgeKey);
}
