import type { Core } from '@strapi/strapi';
import { asContentType, uidOf } from '../content-types';
import { type Content, contentOf, populateOf } from './content';
import { contentModels } from './content-model';
import type { VersionedType } from './versioned-types';

/** The draft of an entry on a site: what an editor changes. */
export interface PresentDraft {
  readonly entryId: string;
  readonly site: string;
  readonly content: Content;
  readonly updatedAt: Date;
  /** Who wrote it last; null: the CMS itself. */
  readonly updatedBy: number | null;
  /** Who made the entry, with roles, for the conditions of Strapi's permissions. */
  readonly createdBy: object | null;
}

interface DraftRow {
  documentId: string;
  locale: string;
  updatedAt: string | Date;
  updatedBy?: { id: number } | null;
  createdBy?: object | null;
  [attribute: string]: unknown;
}

/** @param where conditions of the query engine */
export async function presentDrafts(
  strapi: Core.Strapi,
  type: VersionedType,
  where: Record<string, unknown>,
): Promise<PresentDraft[]> {
  const [find, uid] = [contentModels(strapi), uidOf(type)];
  const people = {
    updatedBy: { select: ['id'] },
    createdBy: { select: ['id'], populate: { roles: { select: ['id', 'code'] } } },
  };
  const rows: DraftRow[] = await strapi.db.query(asContentType(uid)).findMany({
    where: { ...where, publishedAt: null },
    populate: { ...populateOf(find, uid), ...people },
  });
  return rows.map((row) => ({
    entryId: row.documentId,
    site: row.locale,
    content: contentOf(find, uid, row),
    updatedAt: new Date(row.updatedAt),
    updatedBy: row.updatedBy?.id ?? null,
    createdBy: row.createdBy ?? null,
  }));
}
