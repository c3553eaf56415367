import { contentPath, listPath, publicPath } from '@prestafaro/addresses';
import type { Metadata } from 'next';
import type { TagContent } from '@/features/blog/load-lists';
import { fill } from '@/messages/fill';
import { articleFeedPath } from '@/shell/metadata/article-feed-path';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of a page of the blog. Each page is its own canonical: its articles are on no other page. */
export function blogHead(_content: object, view: SiteView, page: number): Metadata {
  const { site, messages } = view;
  return pageMetadata(
    {
      title: pageTitle(messages.blog.title, view, page),
      description: messages.blog.description,
      path: listPath(publicPath(site, '/blog/'), page),
      image: ogImagePath(site.locale, 'blog', 'blog'),
      feed: articleFeedPath(site.locale),
    },
    view,
  );
}

/** The head of a page of a tag. An empty one is not in the index. */
export function tagHead(tag: TagContent, view: SiteView, page: number): Metadata {
  const title = pageTitle(tag.seo?.title ?? tag.name, view, page);
  return pageMetadata(
    {
      title,
      description: tag.description,
      seo: tag.seo && { ...tag.seo, title },
      path: listPath(contentPath(view.site, { type: 'tag', slug: tag.slug }), page),
      image: ogImagePath(view.site.locale, 'tag', tag.slug),
      isIndexed: !tag.isEmpty,
    },
    view,
  );
}

function pageTitle(title: string, { messages }: SiteView, page: number): string {
  return page === 1 ? title : fill(messages.blog.pageTitle, { title, page });
}
