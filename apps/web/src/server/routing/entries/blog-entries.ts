import { contentPath, listPath, publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import { pageCount } from '@/server/routing/list-pages';
import type { SiteContent } from '@/server/routing/site-content';

/** The blog, the lists of its tags, its articles and their authors. */
export function blogEntries(site: Site, content: SiteContent): EntryDraft[] {
  return [...lists(site, content), ...articles(site, content), ...authors(site, content)];
}

function lists(site: Site, { articles, tags, isOpen }: SiteContent): EntryDraft[] {
  if (!isOpen) return [];
  const newest = (list: SiteContent['articles']) =>
    list
      .map(({ updatedAt }) => updatedAt ?? '')
      .sort()
      .at(-1) ?? '';
  const blogPath = publicPath(site, '/blog/');
  const blog = range(pageCount(articles.length)).map(
    (page): EntryDraft => ({
      type: 'blog',
      path: listPath(blogPath, page),
      internal: `/${site.locale}/blog/${page}`,
      documentId: 'blog',
      slug: 'blog',
      listPage: page,
      updatedAt: newest(articles),
      noindex: false,
      meta: { type: 'blog', link: listPath(blogPath, page) },
    }),
  );
  const ofTags = tags.flatMap((tag) => {
    const tagged = articles.filter((article) => article.tags.some((one) => one?.slug === tag.slug));
    const first = contentPath(site, { type: 'tag', slug: tag.slug });
    return range(pageCount(tagged.length)).map(
      (page): EntryDraft => ({
        type: 'tag',
        path: listPath(first, page),
        internal: `/${site.locale}/tag/${tag.slug}/${page}`,
        documentId: tag.documentId,
        slug: tag.slug,
        listPage: page,
        updatedAt: [tag.updatedAt ?? '', newest(tagged)].sort().at(-1) ?? '',
        noindex: tag.seo?.noindex ?? false,
        meta: { type: 'tag', link: tag.slug },
      }),
    );
  });
  return [...blog, ...ofTags];
}

function articles(site: Site, { articles }: SiteContent): EntryDraft[] {
  return articles.map((article) => {
    const path = contentPath(site, { type: 'article', slug: article.slug, isAtRoot: article.isAtRoot });
    return {
      type: 'article',
      path,
      internal: `/${site.locale}/article/${article.slug}`,
      documentId: article.documentId,
      slug: article.slug,
      updatedAt: article.updatedAt ?? '',
      noindex: article.seo?.noindex ?? false,
      meta: { type: 'blog', link: path },
      tags: article.tags.flatMap((tag) => (tag ? [tag.slug] : [])),
      author: article.author?.slug ?? null,
    };
  });
}

function authors(site: Site, { authors }: SiteContent): EntryDraft[] {
  return authors.map((author) => {
    const path = contentPath(site, { type: 'author', slug: author.slug });
    return {
      type: 'author',
      path,
      internal: `/${site.locale}/author/${author.slug}`,
      documentId: author.documentId,
      slug: author.slug,
      updatedAt: author.updatedAt ?? '',
      noindex: author.seo?.noindex ?? false,
      meta: { type: 'author', link: path },
    };
  });
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
