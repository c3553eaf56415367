import { contentPath, listPath, publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import { slugsById, slugsOf } from '@/server/routing/entries/references';
import { pageCount } from '@/server/routing/list-pages';
import type { SiteContent } from '@/server/routing/site-content';

/** The pages of the list of all articles. */
export function blogEntries(site: Site, { articles, isOpen }: SiteContent): EntryDraft[] {
  if (!isOpen) return [];
  const blogPath = publicPath(site, '/blog/');
  const updatedAt = newest(articles);
  return range(pageCount(articles.length)).map(
    (page): EntryDraft => ({
      type: 'blog',
      path: listPath(blogPath, page),
      internal: `/${site.locale}/blog/${page}`,
      documentId: 'blog',
      slug: 'blog',
      listPage: page,
      updatedAt,
      noindex: false,
      meta: { type: 'blog', link: listPath(blogPath, page) },
    }),
  );
}

/** The pages of the list of each tag. A list without an article and without a work calendar is not in the index. */
export function tagEntries(site: Site, { articles, calendars, tags }: SiteContent): EntryDraft[] {
  const articlesOf = articlesByTag(articles);
  const ofCalendars = new Set(calendars.flatMap((calendar) => calendar.tags.map((tag) => tag?.documentId)));
  return tags.flatMap((tag) => {
    const tagged = articlesOf.get(tag.documentId) ?? [];
    const isEmpty = tagged.length === 0 && !ofCalendars.has(tag.documentId);
    const first = contentPath(site, { type: 'tag', slug: tag.slug });
    const updatedAt = [tag.updatedAt ?? '', newest(tagged)].sort().at(-1) ?? '';
    return range(pageCount(tagged.length)).map(
      (page): EntryDraft => ({
        type: 'tag',
        path: listPath(first, page),
        internal: `/${site.locale}/tag/${tag.slug}/${page}`,
        documentId: tag.documentId,
        slug: tag.slug,
        listPage: page,
        updatedAt,
        noindex: isEmpty || (tag.seo?.noindex ?? false),
        meta: { type: 'tag', link: tag.slug },
      }),
    );
  });
}

export function articleEntries(site: Site, { articles, tags, authors }: SiteContent): EntryDraft[] {
  const tagSlugs = slugsById(tags);
  const authorSlugs = slugsById(authors);
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
      tags: slugsOf(tagSlugs, article.tags),
      author: slugsOf(authorSlugs, [article.author])[0] ?? null,
    };
  });
}

export function authorEntries(site: Site, { authors }: SiteContent): EntryDraft[] {
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

/** Tag → its articles: one pass, because a site may have thousands of articles and hundreds of tags. */
function articlesByTag(articles: SiteContent['articles']): ReadonlyMap<string, SiteContent['articles']> {
  const byTag = new Map<string, SiteContent['articles'][number][]>();
  for (const article of articles) {
    for (const id of new Set(article.tags.map((tag) => tag?.documentId))) {
      if (id === undefined) continue;
      const tagged = byTag.get(id);
      if (tagged) tagged.push(article);
      else byTag.set(id, [article]);
    }
  }
  return byTag;
}

/** The time of the last change of an article; empty without articles. */
function newest(articles: SiteContent['articles']): string {
  let last = '';
  for (const { updatedAt } of articles) if (updatedAt && updatedAt > last) last = updatedAt;
  return last;
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
