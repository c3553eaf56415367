import { addressRowSchemas } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { EDITORIAL, type EditorialType, editorialEntry } from '../editorial-types';
import { ARTICLE_LINKS } from './listed-articles';

interface ListIndex {
  name: string;
  table: string;
  /** With their order, as in SQL. */
  columns: string;
  /** Whether it holds published rows only: a draft is never in a list of visitors. */
  isOfPublished: boolean;
}

/**
 * The addresses of a site in the order of `documentId`, and what names the state of a site (`addresses/published-addresses.ts`), both
 * without the rows themselves.
 */
const ofAddresses = (Object.keys(addressRowSchemas) as EditorialType[]).map((type): ListIndex => {
  const table = editorialEntry(type).schema.collectionName;
  return {
    name: `${table}_published_documents_idx`,
    table,
    columns: 'locale, document_id, id, updated_at',
    isOfPublished: true,
  };
});

/** The lists of articles, newest first, with the last column that Strapi adds to every order, and which articles have a tag or an author. */
const ofLists: readonly ListIndex[] = [
  {
    ...{ name: 'articles_published_list_idx', table: EDITORIAL.article.schema.collectionName },
    ...{ columns: 'locale, written_on desc, slug, id', isOfPublished: true },
  },
  ...Object.values(ARTICLE_LINKS).map(({ link, column }) => ({
    ...{ name: `${link}_list_idx`, table: link, columns: `${column}, article_id`, isOfPublished: false },
  })),
];

const LIST_INDEXES: readonly ListIndex[] = [...ofAddresses, ...ofLists];

/**
 * Creates the indexes that a schema file cannot name: those that hold published rows only, and those of relations. Strapi runs its
 * migrations before it creates the tables. The same statements work on SQLite and PostgreSQL; where an index exists they do nothing.
 */
export async function ensureListIndexes(strapi: Core.Strapi): Promise<void> {
  for (const { name, table, columns, isOfPublished } of LIST_INDEXES) {
    const where = isOfPublished ? 'where published_at is not null' : '';
    await strapi.db.connection.raw(`create index if not exists ?? on ?? (${columns}) ${where}`, [name, table]);
  }
}
