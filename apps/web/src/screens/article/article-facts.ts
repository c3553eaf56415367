import type { Metadata } from 'next';
import { bankPath } from '@/features/bank/load-bank';
import { type ArticleContent, articlePath } from '@/features/blog/article/load-article';
import type { ArticleFacts } from '@/shell/json-ld/article';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The structured data of an article. */
export function articleFacts(article: ArticleContent, { site }: SiteView): ArticleFacts {
  return {
    ...article,
    path: articlePath(site.locale, article),
    image: ogImagePath(site.locale, 'article', article.slug),
    banks: article.banks.flatMap((bank) => (bank ? [{ ...bank, path: bankPath(site.locale, bank.slug) }] : [])),
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
