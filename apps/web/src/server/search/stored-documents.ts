import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Locale } from '@prestafaro/countries';
import { z } from 'zod';
import { environment } from '@/cms/environment';
import { processWide } from '@/cms/process-wide';
import { searchDocumentForm, searchDocumentSchema } from '@/cms/search-documents';
import { log, reasonOf } from '@/server/log/log';
import { numberOfText } from '@/server/number-of-text';
import { hasRedis, withRedis } from '@/server/redis/redis';

const storedDocumentSchema = z.object({
  /** That of the entry which the document was made of. */
  updatedAt: z.string(),
  document: searchDocumentSchema,
});

/** A document of the search with the time of its entry. */
export type StoredDocument = Readonly<z.infer<typeof storedDocumentSchema>>;

const partSchema = z.object({ form: z.literal(searchDocumentForm), documents: z.array(storedDocumentSchema) });

/** Parts of a site: of 8 000 documents each has some sixty, which are 50 kB, so that a change of one moves little. */
export const partsOfSite = 128;

/** The part of a document: always the same. */
export const partOfDocument = (documentId: string): number => numberOfText(documentId) % partsOfSite;

/**
 * Seconds after which Redis deletes what nobody has used. Redis drops keys with a lifetime when its memory is full, and must keep its
 * others (record 049).
 */
const lifetime = 30 * 24 * 3600;

/** The key contains the form, because servers of two builds may run side by side. */
const keyOf = (locale: Locale) => `prestafaro:search-documents:${searchDocumentForm}:${locale}`;

/** Computed at run time, so that a build does not trace the directory. */
const folderOf = (locale: Locale) =>
  join(/* turbopackIgnore: true */ environment().DATA_DIR, 'search-documents', locale);

/** How Redis stores a part. The bundle of Next cannot ask for bytes, because it has its own copy of the symbol that asks for them. */
const encoding = 'base64';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Reads stored documents: from Redis, which all servers share, or without it from the disk.
 * @returns those of the parts that can be read. A missing one costs a read from the CMS
 */
export async function readStoredDocuments(
  locale: Locale,
  parts: readonly number[],
): Promise<readonly StoredDocument[]> {
  if (parts.length === 0) return [];
  const packed = await (hasRedis() ? readFromRedis(locale, parts) : readFromDisk(locale, parts));
  return (await Promise.all(packed.map(documentsOf))).flat();
}

/** Stores one part of the documents of a site. Never throws: a part that could not be stored is made again. */
export async function storeDocuments(
  locale: Locale,
  part: number,
  documents: readonly StoredDocument[],
): Promise<void> {
  const content: z.input<typeof partSchema> = { form: searchDocumentForm, documents: [...documents] };
  const packed = await pack(JSON.stringify(content));
  if (hasRedis()) {
    const key = keyOf(locale);
    const text = packed.toString(encoding);
    await withRedis((client) => client.multi().hSet(key, String(part), text).expire(key, lifetime).exec());
    return;
  }
  try {
    await writeToDisk(locale, part, packed);
    if (disk.isFull) log.info('The documents of the search are stored again');
    disk.isFull = false;
  } catch (error) {
    if (!disk.isFull) log.warn('The documents of the search could not be stored', { reason: reasonOf(error) });
    disk.isFull = true;
  }
}

/** Whether the last part could not be written: one line in the log tells an outage, and one its end. */
const disk = processWide('search-documents-disk', () => ({ isFull: false }));

async function readFromRedis(locale: Locale, parts: readonly number[]): Promise<readonly (Buffer | null)[]> {
  const key = keyOf(locale);
  const read = await withRedis(async (client) => {
    await client.expire(key, lifetime);
    return client.hmGet(key, parts.map(String));
  });
  // The types of the client do not tell that a part may be missing.
  const texts: readonly (string | null)[] = read ?? [];
  return texts.map((text) => (text ? Buffer.from(text, encoding) : null));
}

function readFromDisk(locale: Locale, parts: readonly number[]): Promise<readonly (Buffer | null)[]> {
  const folder = folderOf(locale);
  return Promise.all(
    parts.map((part) => readFile(join(/* turbopackIgnore: true */ folder, String(part))).catch(() => null)),
  );
}

/** Writes another file, then renames that over the old one. */
async function writeToDisk(locale: Locale, part: number, packed: Buffer): Promise<void> {
  const folder = folderOf(locale);
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
  const target = join(/* turbopackIgnore: true */ folder, String(part));
  const draft = `${target}.${randomUUID()}.tmp`;
  await writeFile(draft, packed);
  await rename(draft, target);
}

/** None for what cannot be read, or was made by another build. */
async function documentsOf(packed: Buffer | null): Promise<readonly StoredDocument[]> {
  if (!packed) return [];
  try {
    return partSchema.parse(JSON.parse((await unpack(packed)).toString('utf8'))).documents;
  } catch {
    return [];
  }
}
