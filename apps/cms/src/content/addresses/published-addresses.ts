import { createHash } from 'node:crypto';
import { type AddressedType, addressRowSchemas, isAddressedType } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import { editorialEntry } from '../editorial-types';

/** A part of the published entries of one type on one site, in the order of `documentId`. */
export interface AddressRows {
  rows: unknown[];
  /** The `documentId` after which the next part begins; null = this part is the last one. */
  next: string | null;
}

export interface SiteVersion {
  locale: string;
  version: string;
}

/** Rows of one part: about 500 KiB of JSON, and a few statements however many entries a site has. */
export const ROWS_OF_PART = 2000;

const ADDRESSED_TYPES = Object.keys(addressRowSchemas) as readonly AddressedType[];

/**
 * Reads what the web app's manifest needs of published entries. GraphQL's own lists cost fifty times as much for each entry, and their
 * pages cost more the later they are, because the database counts the rows before them.
 */
export async function publishedAddressRows(
  strapi: Core.Strapi,
  { locale, type, after }: { locale: string; type: string; after?: string | null },
): Promise<AddressRows> {
  if (!isAddressedType(type)) throw new Error(`"${type}" has no addresses: it is one of ${ADDRESSED_TYPES.join(', ')}`);
  const published = { publishedAt: { $notNull: true } };
  const found: Record<string, unknown>[] = await strapi.db.query(asContentType(uidOf(type))).findMany({
    ...fieldsOf(strapi, type),
    where: { ...published, locale, ...(after ? { documentId: { $gt: after } } : {}) },
    orderBy: { documentId: 'asc' },
    limit: ROWS_OF_PART + 1,
  });
  const part = found.slice(0, ROWS_OF_PART);
  const rows = part.flatMap((row) => {
    const parsed = addressRowSchemas[type].safeParse(row);
    // One entry that lacks a field must not take the addresses of all others away.
    if (!parsed.success) strapi.log.warn(`The ${type} ${row.documentId} of ${locale} has no address: it is incomplete`);
    return parsed.success ? [parsed.data] : [];
  });
  return { rows, next: found.length > part.length ? String(part.at(-1)?.documentId) : null };
}

/** The columns and relations that the rows of a type have. */
function fieldsOf(strapi: Core.Strapi, type: AddressedType) {
  const { attributes } = strapi.getModel(asContentType(uidOf(type)));
  const select: string[] = [];
  const populate: Record<string, object> = {};
  for (const name of Object.keys(addressRowSchemas[type].shape)) {
    const kind = attributes[name]?.type;
    if (kind === 'component') populate[name] = { select: ['noindex'] };
    else if (kind === 'relation')
      populate[name] = { select: ['documentId'], where: { publishedAt: { $notNull: true } } };
    else select.push(name);
  }
  return { select, populate };
}

/** The tables whose rows decide the addresses of a site. Without published settings a site has none. */
const TABLES = ADDRESSED_TYPES.map((type) => editorialEntry(type).schema.collectionName);
const SETTINGS = editorialEntry('site-setting').schema.collectionName;

/**
 * Names the state of the published entries of each open site: another text after any publish or unpublish. Strapi publishes by writing a
 * row with a new id. One statement for each table, over an index.
 */
export async function siteVersions(strapi: Core.Strapi): Promise<SiteVersion[]> {
  const states = new Map<string, string[]>();
  for (const table of [SETTINGS, ...TABLES]) {
    const rows = (await strapi.db
      .connection(table)
      .select('locale')
      .count({ entries: 'id' })
      .max({ newest: 'id', changed: 'updated_at' })
      .sum({ sum: 'id' })
      .whereNotNull('published_at')
      .groupBy('locale')
      .orderBy('locale')) as Record<string, unknown>[];
    for (const { locale, entries, newest, changed, sum } of rows) {
      if (table === SETTINGS) states.set(String(locale), []);
      const at = changed instanceof Date ? changed.getTime() : changed;
      states.get(String(locale))?.push(`${table} ${entries} ${newest} ${sum} ${at}`);
    }
  }
  return [...states].map(([locale, state]) => ({
    locale,
    version: createHash('sha256').update(state.join('\n')).digest('base64url').slice(0, 22),
  }));
}
