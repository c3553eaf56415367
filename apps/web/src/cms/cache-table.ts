import type { Locale } from '@prestafaro/countries';

interface OfSite {
  readonly locale: Locale;
}
interface BySlug extends OfSite {
  readonly slug: string;
}
interface OfTag extends OfSite {
  readonly tag: string;
}
interface OfAuthor extends OfSite {
  readonly author: string;
}
/** What visitors can review: home, an article or a lender, by its documentId. */
interface OfSubject extends OfSite {
  readonly subjectType: string;
  readonly subjectId: string;
}

/** Builds the names of cache tags. No other code spells them. */
export const cacheTag = {
  /** On every answer: all content of the site. */
  site: ({ locale }: OfSite) => `site:${locale}`,
  settings: ({ locale }: OfSite) => `settings:${locale}`,
  menu: ({ locale }: OfSite) => `menu:${locale}`,
  page: ({ locale, slug }: BySlug) => `page:${locale}:${slug}`,
  seoPages: ({ locale }: OfSite) => `seo-pages:${locale}`,
  article: ({ locale, slug }: BySlug) => `article:${locale}:${slug}`,
  articles: ({ locale }: OfSite) => `articles:${locale}`,
  articlesOfTag: ({ locale, tag }: OfTag) => `articles-of-tag:${locale}:${tag}`,
  articlesOfAuthor: ({ locale, author }: OfAuthor) => `articles-of-author:${locale}:${author}`,
  tag: ({ locale, slug }: BySlug) => `tag:${locale}:${slug}`,
  tags: ({ locale }: OfSite) => `tags:${locale}`,
  author: ({ locale, slug }: BySlug) => `author:${locale}:${slug}`,
  authors: ({ locale }: OfSite) => `authors:${locale}`,
  lender: ({ locale, slug }: BySlug) => `lender:${locale}:${slug}`,
  lenders: ({ locale }: OfSite) => `lenders:${locale}`,
  lenderCount: ({ locale }: OfSite) => `lender-count:${locale}`,
  lendersGuide: ({ locale }: OfSite) => `lenders-guide:${locale}`,
  offers: ({ locale }: OfSite) => `offers:${locale}`,
  bank: ({ locale, slug }: BySlug) => `bank:${locale}:${slug}`,
  banks: ({ locale }: OfSite) => `banks:${locale}`,
  partners: ({ locale }: OfSite) => `partners:${locale}`,
  testimonials: ({ locale }: OfSite) => `testimonials:${locale}`,
  calendar: ({ locale, slug }: BySlug) => `calendar:${locale}:${slug}`,
  calendars: ({ locale }: OfSite) => `calendars:${locale}`,
  comments: ({ locale, subjectType, subjectId }: OfSubject) => `comments:${locale}:${subjectType}:${subjectId}`,
  ratings: ({ locale, subjectType, subjectId }: OfSubject) => `ratings:${locale}:${subjectType}:${subjectId}`,
} as const;

/** The tags that name one document by its slug. */
export type SlugTag = {
  [Name in keyof typeof cacheTag]: Parameters<(typeof cacheTag)[Name]>[0] extends BySlug ? Name : never;
}[keyof typeof cacheTag];

interface CachedRead<Key extends OfSite> {
  /** The tags of an answer, without that of its site: the things in the CMS whose change changes the answer. */
  readonly tags: (key: Key) => readonly string[];
  /** Seconds after which the answer is read again even if no event arrived. */
  readonly lifetime: number;
}

/** The fallback for lost events: a page is stale for an hour at most if a webhook is lost. */
const lifetime = 3600;

/** Articles and lists print the names of tags and authors, so they also carry those tags. */
const names = (key: OfSite) => [cacheTag.authors(key), cacheTag.tags(key)];

/**
 * The only cache table: each read of the CMS, the tags of its answer and its lifetime. The variables of a GraphQL
 * document have the names of this table (`$locale`, `$slug`, `$tag`, `$author`, `$subjectType`, `$subjectId`).
 */
export const cacheTable = {
  settings: { tags: (key: OfSite) => [cacheTag.settings(key)], lifetime },
  /** Only texts with such a placeholder state it. */
  keptDays: { tags: (key: OfSite) => [cacheTag.settings(key)], lifetime },
  menu: { tags: (key: OfSite) => [cacheTag.menu(key)], lifetime },
  page: {
    tags: (key: BySlug) => [
      cacheTag.page(key),
      cacheTag.authors(key),
      // Blocks print them: testimonials and the calendar.
      cacheTag.testimonials(key),
      cacheTag.calendars(key),
    ],
    lifetime,
  },
  /** Each landing page links the related ones. */
  seoPages: { tags: (key: OfSite) => [cacheTag.seoPages(key)], lifetime },
  /** The page of the glossary, whose terms articles explain. */
  glossary: { tags: (key: BySlug) => [cacheTag.page(key)], lifetime },
  /** An article also prints the names of the banks that it is about. */
  article: { tags: (key: BySlug) => [cacheTag.article(key), ...names(key), cacheTag.banks(key)], lifetime },
  articles: { tags: (key: OfSite) => [cacheTag.articles(key), ...names(key)], lifetime },
  articlesOfTag: { tags: (key: OfTag) => [cacheTag.articlesOfTag(key), ...names(key)], lifetime },
  articlesOfAuthor: { tags: (key: OfAuthor) => [cacheTag.articlesOfAuthor(key), ...names(key)], lifetime },
  tag: { tags: (key: BySlug) => [cacheTag.tag(key)], lifetime },
  tags: { tags: (key: OfSite) => [cacheTag.tags(key)], lifetime },
  author: { tags: (key: BySlug) => [cacheTag.author(key)], lifetime },
  authors: { tags: (key: OfSite) => [cacheTag.authors(key)], lifetime },
  /** A lender prints the name of its bank. */
  lender: { tags: (key: BySlug) => [cacheTag.lender(key), cacheTag.authors(key), cacheTag.banks(key)], lifetime },
  lenders: { tags: (key: OfSite) => [cacheTag.lenders(key)], lifetime },
  /** Below the list of lenders: those that pay us nothing, and the banks. */
  otherInstitutions: { tags: (key: OfSite) => [cacheTag.lenders(key), cacheTag.banks(key)], lifetime },
  /** The pages of a lender need its name and its address. Whether it is published changes with the list. */
  lenderName: { tags: (key: OfSite) => [cacheTag.lenders(key)], lifetime },
  /** Every page may state it, so it has a tag of its own, which is dropped only when a lender comes or goes. */
  lenderCount: { tags: (key: OfSite) => [cacheTag.lenderCount(key)], lifetime },
  lendersGuide: { tags: (key: OfSite) => [cacheTag.lendersGuide(key), cacheTag.authors(key)], lifetime },
  /** The lenders and articles of the bank drop its own tag: their events name it. */
  bank: { tags: (key: BySlug) => [cacheTag.bank(key), cacheTag.authors(key)], lifetime },
  partners: { tags: (key: OfSite) => [cacheTag.partners(key), cacheTag.lenders(key)], lifetime },
  calendars: { tags: (key: OfSite) => [cacheTag.calendars(key), cacheTag.tags(key)], lifetime },
  calendar: { tags: (key: BySlug) => [cacheTag.calendar(key), ...names(key)], lifetime },
  /** Views change with each visit and no page waits for them, so nothing drops them and a day may pass. */
  articleViews: { tags: (_: OfSite) => [], lifetime: 86_400 },
  comments: { tags: (key: OfSubject) => [cacheTag.comments(key)], lifetime },
  ratings: { tags: (key: OfSubject) => [cacheTag.ratings(key)], lifetime },
  // The offer feeds are not GraphQL. `cms/offer-feeds.ts` reads them under the same tags and lifetimes.
  offerFeed: { tags: (key: OfSite) => [cacheTag.offers(key), cacheTag.lenders(key)], lifetime: 300 },
  leadFeed: { tags: (key: OfSite) => [cacheTag.offers(key), cacheTag.settings(key)], lifetime: 300 },
} as const satisfies Record<string, CachedRead<never>>;

export type ReadId = keyof typeof cacheTable;

/** The variables of a read that its tags are built from. */
export type ReadKey<Id extends ReadId> = Parameters<(typeof cacheTable)[Id]['tags']>[0];

/** The cache tags and the lifetime of one answer, as `unstable_cache` expects them. */
export function storageOf<Id extends ReadId>(id: Id, key: ReadKey<Id>): { tags: string[]; revalidate: number } {
  const { tags, lifetime } = cacheTable[id] as unknown as CachedRead<ReadKey<Id>>;
  return { tags: [cacheTag.site(key), ...tags(key)], revalidate: lifetime };
}
