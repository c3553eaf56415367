import 'server-only';
import { contentPath, publicPath } from '@prestafaro/addresses';
import { Feed } from 'feed';
import { loadBlogPage } from '@/features/blog/load-lists';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { articleFeedPath } from '@/shell/metadata/article-feed-path';
import type { SiteView } from '@/shell/site-view';

/** The newest articles of a site, as many as the first page of its blog, as RSS 2.0. */
export async function articleFeed(view: SiteView): Promise<string> {
  const { site, settings, messages } = view;
  const { articles } = await loadBlogPage(site.locale, 1);
  const blog = absoluteUrl(site.locale, publicPath(site, '/blog/'));
  const feed = new Feed({
    title: `${messages.blog.title} · ${settings.siteName}`,
    description: messages.blog.description,
    id: blog,
    link: blog,
    language: site.locale,
    copyright: settings.siteName,
    feedLinks: { rss: absoluteUrl(site.locale, articleFeedPath(site.locale)) },
    generator: settings.siteName,
    // Without a date of its own the feed would be new at each request.
    updated: new Date(articles[0]?.writtenOn ?? 0),
  });
  for (const { title, slug, isAtRoot, excerpt, writtenOn, tags } of articles) {
    const link = absoluteUrl(site.locale, contentPath(site, { type: 'article', slug, isAtRoot }));
    feed.addItem({
      title,
      id: link,
      link,
      description: excerpt,
      date: new Date(writtenOn),
      category: tags.flatMap((tag) => (tag ? [{ name: tag.name }] : [])),
    });
  }
  return feed.rss2();
}
