import type { Metadata } from 'next';
import { type ArticleContent, articlePath } from '@/features/article/load-article';
import type { ArticleFacts } from '@/site/json-ld/article';
import { ogImagePath } from '@/site/metadata/og-image-path';
import { pageMetadata } from '@/site/metadata/page-metadata';
import type { SiteView } from '@/site/site-view';

/** What search engines are told of an article. */
export function articleFacts(article: ArticleContent, { site }: SiteView): ArticleFacts {
  return {
    ...article,
    path: articlePath(site.locale, article),
    image: ogImagePath(site.locale, 'article', article.slug),
    sources: (article.sources ?? []).flatMap((source) => (source ? [source] : [])),
  };
}

/** The head of an article. */
export function articleHead(article: ArticleContent, view: SiteView): Metadata {
  const { title, excerpt, seo, writtenOn, editedOn, author } = article;
  const { path, image } = articleFacts(article, view);
  return pageMetadata(
    { title, description: excerpt, seo, path, image, article: { writtenOn, editedOn, author: author?.name ?? null } },
    view,
  );
}
