import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { ArticleViewsDocument } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';

/** How often visitors who allow measurement opened an article, and the first and the last day in which views were counted. */
export interface CountedViews {
  readonly views: number;
  readonly from: string;
  readonly until: string;
}

/**
 * The views of an article. They come from one stored answer for the whole site, which is a day old at most
 * (docs/decisions/067-views-of-articles.md).
 * @returns undefined if they are not known, or of fewer than five visitors
 */
export async function loadViews(locale: Locale, slug: string): Promise<CountedViews | undefined> {
  const { articleViews } = await readCms('articleViews', ArticleViewsDocument, { locale });
  const { from, until, articles } = articleViews ?? {};
  const counted = articles?.find((article) => article.slug === slug);
  return counted && from && until ? { views: counted.views, from, until } : undefined;
}
