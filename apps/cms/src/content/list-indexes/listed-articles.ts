import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { DocumentMiddleware } from '../documents/document-action';

/** A page of the articles with a tag, of an author, or of all. */
interface AskedList {
  of: { relation: keyof typeof ARTICLE_LINKS; slug: string } | null;
  locale: string;
  isPublished: boolean;
  start: number;
  limit: number;
}

/** The relations by which visitors' lists are filtered, and where Strapi stores them. */
export const ARTICLE_LINKS = {
  tags: { table: 'tags', link: 'articles_tags_lnk', column: 'tag_id' },
  author: { table: 'authors', link: 'articles_author_lnk', column: 'author_id' },
} as const;

/** The order of every list of articles, as the web app asks for it. It is that of the index `articles_published_list_idx`. */
const ORDER = JSON.stringify(['writtenOn:desc', 'slug:asc']);

/**
 * Finds the articles of one page of a list before Strapi reads them. Strapi joins the relation and compares all columns of all articles of
 * the tag to leave out duplicates, however few it returns; this reads the index of the list in its order until the page is full. In the list
 * of all articles, the database reads every column of the pages before the asked one; here it only passes their entries of the index.
 */
export const listedArticles =
  (strapi: Core.Strapi): DocumentMiddleware =>
  async (context, next) => {
    const asked = context.uid === uidOf('article') && context.action === 'findMany' ? listOf(context.params) : null;
    if (!asked) return next();
    const ids = await idsOf(strapi, asked);
    const { start: _start, limit: _limit, ...params } = context.params as Record<string, unknown>;
    context.params = { ...params, filters: { id: { $in: ids } }, limit: asked.limit } as typeof context.params;
    return next();
  };

/** The list that a query asks for; null for any other query, which Strapi answers by itself. */
function listOf(params: unknown): AskedList | null {
  const { filters, sort, locale, status, start = 0, limit } = (params ?? {}) as Record<string, unknown>;
  if (JSON.stringify(sort) !== ORDER || typeof locale !== 'string') return null;
  if (typeof start !== 'number' || typeof limit !== 'number' || limit < 1) return null;
  const of = subjectOf(filters ?? {});
  // Nothing is before the first page of all articles.
  if (of === undefined || (of === null && start === 0)) return null;
  return { of, locale, isPublished: status === 'published', start, limit };
}

/** The tag or author of the filters; null for all articles, undefined for other filters. */
function subjectOf(filters: object): AskedList['of'] | undefined {
  const [entry, more] = Object.entries(filters as Record<string, { slug?: { $eq?: unknown } }>);
  if (!entry) return null;
  const [relation, filter] = entry;
  if (more || !(relation in ARTICLE_LINKS)) return undefined;
  const slug = Object.keys(filter ?? {}).length === 1 ? filter?.slug?.$eq : undefined;
  return typeof slug === 'string' ? { relation: relation as keyof typeof ARTICLE_LINKS, slug } : undefined;
}

async function idsOf(strapi: Core.Strapi, { of, locale, isPublished, start, limit }: AskedList) {
  const { connection: sql } = strapi.db;
  const linkedTo = ({ relation, slug }: NonNullable<AskedList['of']>) => {
    const { table, link, column } = ARTICLE_LINKS[relation];
    const target = sql(table).select('id').where({ slug, locale });
    return sql(link).select('article_id').whereRaw('article_id = articles.id').whereIn(column, target);
  };
  const rows: { id: number }[] = await sql('articles')
    .select('articles.id')
    .where({ locale })
    .modify((query) => (isPublished ? query.whereNotNull('published_at') : query.whereNull('published_at')))
    .modify((query) => of && query.whereExists(linkedTo(of)))
    .orderBy([{ column: 'written_on', order: 'desc' }, { column: 'slug' }, { column: 'articles.id' }])
    .limit(limit)
    .offset(start);
  return rows.map(({ id }) => id);
}
