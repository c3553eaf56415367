import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import type { EditorialType } from '../editorial-types';
import type { ReferenceField } from './reference-fields';

/** One stored version of an entry: a draft or what visitors see. */
export interface EntryRow {
  documentId: string;
  locale: string;
  publishedAt: string | null;
  [attribute: string]: unknown;
}

/** An entry that refers to another entry or to a file. */
export interface ReferringEntry extends EntryRow {
  type: EditorialType;
}

/** A condition of the query engine. */
type Where = Record<string, unknown>;

interface Search {
  fields: readonly ReferenceField[];
  /** What they refer to. */
  target: Where;
  /** Which versions count. */
  rows: Where;
}

/** Finds the versions of entries that refer to a target. */
export async function referringEntries(
  strapi: Core.Strapi,
  { fields, target, rows }: Search,
): Promise<ReferringEntry[]> {
  const found: ReferringEntry[] = [];
  for (const field of fields) {
    const versions = field.block
      ? await withBlock(strapi, field, target, rows)
      : await query(strapi, field.type).findMany({ where: { ...rows, [field.attribute]: target } });
    found.push(...versions.map((row: EntryRow) => ({ ...row, type: field.type })));
  }
  return [...new Map(found.map((entry) => [`${entry.type} ${entry.id}`, entry])).values()];
}

/** The query engine cannot search in dynamic zones, so the blocks are found first, and then the entries that hold them. */
async function withBlock(
  strapi: Core.Strapi,
  { type, attribute, block }: ReferenceField,
  target: Where,
  rows: Where,
): Promise<EntryRow[]> {
  if (!block) return [];
  const blocks: { id: number }[] = await strapi.db
    .query(asContentType(block.component))
    .findMany({ select: ['id'], where: { [attribute]: target } });
  if (blocks.length === 0) return [];
  const ids = new Set(blocks.map(({ id }) => id));
  const entries: EntryRow[] = await query(strapi, type).findMany({
    where: rows,
    populate: { [block.zone]: { on: { [block.component]: { select: ['id'] } } } },
  });
  return entries.filter((entry) => (entry[block.zone] as { id: number }[]).some(({ id }) => ids.has(id)));
}

const query = (strapi: Core.Strapi, type: EditorialType) => strapi.db.query(asContentType(uidOf(type)));
