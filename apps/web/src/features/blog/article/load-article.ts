import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { ArticleBySlugDocument, type ArticleViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { pickSimilar } from '@/features/blog/article/pick-similar';
import { type ArticleCardFacts, loadArticlesWithTag } from '@/features/blog/load-lists';
import { withFacts } from '@/shell/site-view';

export type ArticleContent = ArticleViewFragment;

/** The published article of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadArticle = cache(async (locale: Locale, slug: string): Promise<ArticleContent | undefined> => {
  const { articles } = await withFacts(locale, readCms('article', ArticleBySlugDocument, { locale, slug }));
  return articles[0] ?? undefined;
});

/** Up to three articles that share tags with an article. */
export async function loadSimilar(locale: Locale, article: ArticleContent): Promise<ArticleCardFacts[]> {
  const tags = tagsOf(article).map(({ slug }) => slug);
  const candidates = await Promise.all(tags.map((tag) => loadArticlesWithTag(locale, tag)));
  return pickSimilar(candidates.flat(), { ...article, tags });
}

/** The tags of an article. */
export function tagsOf(article: Pick<ArticleContent, 'tags'>): { name: string; slug: string }[] {
  return article.tags.flatMap((tag) => (tag ? [tag] : []));
}

/** The public path of an article: under the blog, or at the root if the editor chose that. */
export function articlePath(locale: Locale, { slug, isAtRoot }: Pick<ArticleContent, 'slug' | 'isAtRoot'>): string {
  return contentPath(siteOfLocale(locale), { type: 'article', slug, isAtRoot });
}
