import { contentPath, type Path, publicPath, type Site } from '@prestafaro/countries';
import { log } from '@/site/log';
import { listPath, pageCount } from '@/site/routes/list-pages';
import type { RouteEntry, RouteMeta, SiteRoutes } from '@/site/routes/manifest';
import { redirectTable } from '@/site/routes/redirect-table';
import { layoutFor } from '@/site/routes/route-rules';
import type { SiteContent } from '@/site/routes/site-content';

type Draft = Omit<RouteEntry, 'layout' | 'listPage' | 'tags' | 'author'> & Partial<RouteEntry>;

/**
 * The addresses of one site from what it has published.
 * Order decides who has a path: pages, the blog, tags, then articles and authors (decisions, "Routing": tag before article).
 */
export function buildSiteRoutes(site: Site, content: SiteContent): SiteRoutes {
  const routes: Record<string, RouteEntry> = {};
  const entries = [
    ...pages(site, content),
    ...lists(site, content),
    ...articles(site, content),
    ...authors(site, content),
  ];
  for (const draft of entries) {
    const path = draft.path;
    if (routes[path]) {
      log.warn('Two entries want one path', { locale: site.locale, path, kept: routes[path].type, left: draft.type });
      continue;
    }
    const within = path.slice(site.basePath.length) as Path;
    routes[path] = { layout: layoutFor(site, within), listPage: 1, tags: [], author: null, ...draft };
  }
  return { routes, ...indexes(site, content, Object.values(routes)) };
}

function indexes(site: Site, content: SiteContent, entries: readonly RouteEntry[]): Omit<SiteRoutes, 'routes'> {
  const firstPages = entries.filter((entry) => entry.listPage === 1);
  return {
    documents: Object.fromEntries(firstPages.map((entry) => [entry.documentId, entry.path])),
    redirects: redirectTable(site, content.redirects),
    authorNumbers: Object.fromEntries(
      content.authors.map(({ number, slug }) => [String(number), contentPath(site, { type: 'author', slug })]),
    ),
  };
}

function pages(site: Site, { pages }: SiteContent): Draft[] {
  return pages.map((page) => {
    const path = contentPath(site, { type: 'page', slug: page.slug, fixedPage: page.fixedPage ?? null });
    const isApplication = page.fixedPage === 'application';
    const types: Partial<Record<string, RouteMeta['type']>> = { seo: 'seo', legal: 'doc' };
    const type = types[page.kind];
    return {
      type: isApplication ? 'application' : 'page',
      path,
      internal: isApplication ? `/${site.locale}/application` : `/${site.locale}/page/${page.slug}`,
      documentId: page.documentId,
      slug: page.slug,
      updatedAt: page.updatedAt ?? '',
      // The application flow is not in the index, whatever the editor says (decisions, "Routing").
      noindex: isApplication || (page.seo?.noindex ?? false),
      meta: type ? { type, link: path } : null,
    };
  });
}

function lists(site: Site, { articles, tags, isOpen }: SiteContent): Draft[] {
  if (!isOpen) return [];
  const newest = (list: SiteContent['articles']) =>
    list
      .map(({ updatedAt }) => updatedAt ?? '')
      .sort()
      .at(-1) ?? '';
  const blogPath = publicPath(site, '/blog/');
  const blog = range(pageCount(articles.length)).map(
    (page): Draft => ({
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
      (page): Draft => ({
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

function articles(site: Site, { articles }: SiteContent): Draft[] {
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

function authors(site: Site, { authors }: SiteContent): Draft[] {
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
