import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import {
  type ArticleCardFragment,
  ArticlesOfAuthorDocument,
  ArticlesWithTagDocument,
  BlogPageDocument,
  TagBySlugDocument,
  type TagBySlugQuery,
  TagListDocument,
  TagPageDocument,
} from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { filledTags } from '@/server/routing/filled-tags';
import { articlesPerPage as pageSize } from '@/server/routing/list-pages';

export type ArticleCardFacts = ArticleCardFragment;

/** One page of a list of articles, newest first. */
export interface ArticleListPage {
  articles: ArticleCardFacts[];
  page: number;
  pageCount: number;
  /** Articles on all pages. */
  total: number;
}

type Connection = { nodes: ArticleCardFacts[]; pageInfo: { page: number; pageCount: number; total: number } } | null;

function listPageOf(connection: Connection, page: number): ArticleListPage {
  const { pageCount = 0, total = 0 } = connection?.pageInfo ?? {};
  return { articles: connection?.nodes ?? [], page, pageCount: Math.max(1, pageCount), total };
}

/** A page of all articles, counted from 1. */
export const loadBlogPage = cache(async (locale: Locale, page: number): Promise<ArticleListPage> => {
  const answer = await readCms('articles', BlogPageDocument, { locale, page, pageSize });
  return listPageOf(answer.articles_connection, page);
});

/** A page of the articles with a tag, counted from 1. */
export const loadTagPage = cache(async (locale: Locale, tag: string, page: number): Promise<ArticleListPage> => {
  const answer = await readCms('articlesOfTag', TagPageDocument, { locale, tag, page, pageSize });
  return listPageOf(answer.articles_connection, page);
});

export type TagContent = NonNullable<TagBySlugQuery['tags'][number]> & {
  /** Whether no article and no work calendar has the tag. */
  isEmpty: boolean;
};

/** A tag by its slug, or undefined. */
export const loadTag = cache(async (locale: Locale, slug: string): Promise<TagContent | undefined> => {
  const [{ tags }, filled] = await Promise.all([
    readCms('tag', TagBySlugDocument, { locale, slug }),
    filledTags(locale),
  ]);
  return tags[0] ? { ...tags[0], isEmpty: !filled.has(slug) } : undefined;
});

/**
 * The tags of a site by name, without empty ones: no page links a list of nothing. The list of another tag learns of a change
 * within the lifetime of its reads: one article does not drop the lists that do not hold it.
 */
export const loadTags = cache(async (locale: Locale) => {
  const [{ tags }, filled] = await Promise.all([readCms('tags', TagListDocument, { locale }), filledTags(locale)]);
  return tags.flatMap((tag) => (tag && filled.has(tag.slug) ? [tag] : []));
});

/** The newest articles with a tag: enough to find similar ones among them. */
export const loadArticlesWithTag = cache(async (locale: Locale, tag: string): Promise<ArticleCardFacts[]> => {
  const { articles } = await readCms('articlesOfTag', ArticlesWithTagDocument, { locale, tag });
  return articles.flatMap((article) => (article ? [article] : []));
});

/** The articles of an author, newest first. */
export const loadArticlesOfAuthor = cache(async (locale: Locale, author: string): Promise<ArticleCardFacts[]> => {
  const { articles } = await readCms('articlesOfAuthor', ArticlesOfAuthorDocument, { locale, author });
  return articles.flatMap((article) => (article ? [article] : []));
});
