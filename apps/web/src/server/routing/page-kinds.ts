/** The child sitemaps of a host, in the order of its index: `/sitemaps/{name}.xml`. */
export const sitemapNames = ['pages', 'blog', 'articles', 'authors', 'lenders', 'calendars'] as const;

export type SitemapName = (typeof sitemapNames)[number];

interface PageKindFacts {
  /** The folders of `app/[site]` that hold its routes. */
  readonly folders: readonly string[];
  /** Parameters of the route besides the site. Null: its pages are made per request and never stored. */
  readonly params: readonly ('slug' | 'page')[] | null;
  /** The child sitemap that lists its pages. Null: no search engine may list them. */
  readonly sitemap: SitemapName | null;
}

/**
 * Every kind of page in the route manifest, in the order of the menus. The manifest, the sitemaps, the list of stored pages and
 * the metrics are derived from this table. A kind with `params` that shows content of the CMS also needs an entry in the page
 * table (`screens/page-table.ts`), which the type check demands.
 */
export const pageKinds = {
  page: { folders: ['page'], params: ['slug'], sitemap: 'pages' },
  /** The landing page of a campaign. */
  campaign: { folders: ['main'], params: [], sitemap: null },
  lenders: { folders: ['lenders'], params: [], sitemap: 'lenders' },
  lender: { folders: ['lender'], params: ['slug'], sitemap: 'lenders' },
  blog: { folders: ['blog'], params: ['page'], sitemap: 'blog' },
  tag: { folders: ['tag'], params: ['slug', 'page'], sitemap: 'blog' },
  bank: { folders: ['bank'], params: ['slug'], sitemap: 'lenders' },
  author: { folders: ['author'], params: ['slug'], sitemap: 'authors' },
  calendar: { folders: ['calendar'], params: ['slug'], sitemap: 'calendars' },
  article: { folders: ['article'], params: ['slug'], sitemap: 'articles' },
  /** Its results are the query variant, which is made per request and not shared: what people type may be personal. */
  search: { folders: ['search'], params: [], sitemap: null },
  application: { folders: ['application', 'reg', 'reg2'], params: null, sitemap: 'pages' },
  offers: { folders: ['offers'], params: null, sitemap: null },
  /** The pages between the application and the lender. */
  journey: { folders: ['process', 'transition', 'thank-you', 'landing'], params: null, sitemap: null },
} as const satisfies Record<string, PageKindFacts>;

export type PageKind = keyof typeof pageKinds;

/** The kinds whose pages are found by slug. A cache tag (`cms/cache-table.ts`) has the name of each. */
export type SlugKind = {
  [Kind in PageKind]: (typeof pageKinds)[Kind]['params'] extends readonly (infer Param)[]
    ? 'slug' extends Param
      ? Kind
      : never
    : never;
}[PageKind];

export const pageKindNames = Object.keys(pageKinds) as [PageKind, ...PageKind[]];

/** The facts of a kind, without the literal types of its entry. */
export const factsOf = (kind: PageKind): PageKindFacts => pageKinds[kind];
