import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import { type EditorialType, editorialEntry } from '../editorial-types';
import { entryName } from '../references/list-of-entries';
import type { PlannedEntry } from './planned-change';

/** An entry on a site, as it is now. */
export interface FoundEntry extends PlannedEntry {
  isPublished: boolean;
}

export const isSingleType = (type: EditorialType): boolean => editorialEntry(type).schema.kind === 'singleType';

/**
 * Finds an entry by its draft, which every entry has.
 * @param entryId undefined for a type that has one entry for each site
 */
export async function findEntry(
  strapi: Core.Strapi,
  entryType: EditorialType,
  site: string,
  entryId: string | undefined,
): Promise<FoundEntry | null> {
  if (!entryId && !isSingleType(entryType)) return null;
  const rows: { documentId: string; publishedAt: unknown }[] = await strapi.db.query(uidOf(entryType)).findMany({
    select: ['documentId', 'publishedAt'],
    where: { locale: site, ...(entryId && { documentId: entryId }) },
  });
  const draft = rows.find(({ publishedAt }) => publishedAt === null);
  if (!draft) return null;
  const { documentId } = draft;
  const isPublished = rows.some((row) => row.documentId === documentId && row.publishedAt !== null);
  return { entryType, entryId: documentId, site, isPublished };
}

/** The titles of entries by `type id site`. A type with one entry for each site has its own name. */
export async function entryTitles(
  strapi: Core.Strapi,
  entries: readonly PlannedEntry[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const entryType of new Set(entries.map((entry) => entry.entryType))) {
    const ofType = entries.filter((entry) => entry.entryType === entryType);
    const rows: (Record<string, unknown> & { documentId: string; locale: string })[] = await strapi.db
      .query(uidOf(entryType))
      .findMany({
        where: {
          documentId: { $in: ofType.map(({ entryId }) => entryId) },
          locale: { $in: ofType.map(({ site }) => site) },
          publishedAt: null,
        },
      });
    const { name } = editorialEntry(entryType).labels;
    for (const row of rows) {
      titles.set(`${entryType} ${row.documentId} ${row.locale}`, isSingleType(entryType) ? name : entryName(row));
    }
  }
  return titles;
}
