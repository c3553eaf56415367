// @ts-check
import { deserialize } from 'node:v8';
import { z } from 'zod';

/** @typedef {import('../next-internals/page-store.mjs').CacheHandlerValue} CacheHandlerValue */

const bytes = z.instanceof(Buffer);
const headers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.undefined()]));
const status = z.int().min(100).max(599);

/** The kinds of entries that this app stores. A field that a later Next adds stays. */
const valueSchema = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('APP_PAGE'),
    html: z.string(),
    rscData: bytes.optional(),
    headers: headers.optional(),
    postponed: z.string().optional(),
    status: status.optional(),
    segmentData: z.map(z.string(), bytes).optional(),
  }),
  z.looseObject({ kind: z.literal('APP_ROUTE'), body: bytes, status, headers }),
  z.looseObject({
    kind: z.literal('FETCH'),
    data: z.looseObject({
      headers: z.record(z.string(), z.string()),
      body: z.string(),
      url: z.string(),
      status: status.optional(),
    }),
    tags: z.array(z.string()).optional(),
    revalidate: z.union([z.number(), z.literal(false)]),
  }),
  z.looseObject({ kind: z.literal('REDIRECT'), props: z.looseObject({}) }),
]);

const lifetime = z.union([z.number(), z.literal(false)]);

const entrySchema = z.looseObject({
  lastModified: z.number(),
  cacheControl: z.looseObject({ revalidate: lifetime, expire: z.number().optional() }).optional(),
  value: valueSchema,
});

/**
 * Reads an entry that another process stored: Redis is an edge like any other (architecture, rule 4).
 * @param {Buffer} stored
 * @returns {CacheHandlerValue | undefined} undefined if it is no entry, for example because another version of Node.js wrote it: the
 * page is then made again
 */
export function readEntry(stored) {
  const parsed = entrySchema.safeParse(deserialized(stored));
  return parsed.success ? /** @type {CacheHandlerValue} */ (/** @type {unknown} */ (parsed.data)) : undefined;
}

/** @param {Buffer} stored */
function deserialized(stored) {
  try {
    return /** @type {unknown} */ (deserialize(stored));
  } catch {
    return undefined;
  }
}
