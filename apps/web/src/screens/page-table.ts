import 'server-only';
import type { Locale } from '@prestafaro/countries';
import type { Metadata } from 'next';
import { type AuthorContent, loadAuthor } from '@/features/author/load-author';
import { type BankContent, loadBank } from '@/features/bank/load-bank';
import { type ArticleContent, loadArticle } from '@/features/blog/article/load-article';
import { loadTag, type TagContent } from '@/features/blog/load-lists';
import { type CalendarContent, loadCalendar } from '@/features/calendar/load-calendar';
import { type LenderContent, loadLender } from '@/features/lenders/lender/load-lender';
import { type GuideContent, loadGuide } from '@/features/lenders/load-guide';
import { loadPage, type PageContent } from '@/features/page/load-page';
import { pageHead } from '@/features/page/page-head';
import { articleHead } from '@/screens/article/article-facts';
import { authorHead } from '@/screens/author/author-head';
import { bankHead } from '@/screens/bank/bank-head';
import { blogHead, tagHead } from '@/screens/blog/list-head';
import { calendarHead } from '@/screens/calendar/calendar-facts';
import { lenderHead } from '@/screens/lender/lender-head';
import { lendersHead } from '@/screens/lenders/lenders-head';
import type { ContentKind } from '@/shell/content-kind';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/** The content of each kind of page. */
interface Contents {
  page: PageContent;
  article: ArticleContent;
  tag: TagContent;
  author: AuthorContent;
  /** The title of the blog is a message; its screen reads its articles. */
  blog: object;
  lenders: GuideContent;
  lender: LenderContent;
  bank: BankContent;
  calendar: CalendarContent;
}

/** The properties of a screen of a page kind. */
export interface ScreenProps<Kind extends ContentKind> {
  readonly content: Contents[Kind];
  readonly view: SiteView;
  /** Page of a list, from 1; 1 for everything else. */
  readonly listPage: number;
  /** Only the query variant of a route passes it: a static page has none. */
  readonly query?: PageQuery;
}

/** How the routes and the images for shared links load the content of a page kind. */
interface PageKind<Content> {
  /** The published content, or undefined: the address then answers 404. A kind with one page per site has its name as slug. */
  readonly load: (locale: Locale, slug: string) => Promise<Content | undefined>;
  readonly head: (content: Content, view: SiteView, listPage: number) => Metadata;
  /** The title on the image for shared links. */
  readonly title: (content: Content, view: SiteView) => string;
}

/**
 * Every page kind that shows content of the CMS and is the same for every visitor. A kind without an entry does not
 * compile. This table imports no screen: each route file adds its own, so that a page loads the scripts and styles of
 * no other kind.
 */
export const pageTable: { readonly [Kind in ContentKind]: PageKind<Contents[Kind]> } = {
  page: { load: loadPage, head: pageHead, title: ({ title }) => title },
  article: { load: loadArticle, head: articleHead, title: ({ title }) => title },
  tag: { load: loadTag, head: tagHead, title: ({ name }) => name },
  author: { load: loadAuthor, head: authorHead, title: ({ name }) => name },
  blog: {
    load: async (_locale, slug) => (slug === 'blog' ? {} : undefined),
    head: blogHead,
    title: (_content, { messages }) => messages.blog.title,
  },
  lenders: {
    load: async (locale, slug) => (slug === 'lenders' ? loadGuide(locale) : undefined),
    head: lendersHead,
    title: ({ title }) => title,
  },
  lender: { load: loadLender, head: lenderHead, title: ({ name }) => name },
  bank: { load: loadBank, head: bankHead, title: ({ name }) => name },
  calendar: { load: loadCalendar, head: calendarHead, title: ({ title }) => title },
};

/** Tells whether a part of an address is a page kind. */
export function isContentKind(text: string): text is ContentKind {
  return Object.hasOwn(pageTable, text);
}

/** The title of a published page of a kind, or undefined if there is none with this slug. */
export async function titleOf<Kind extends ContentKind>(
  kind: Kind,
  slug: string,
  view: SiteView,
): Promise<string | undefined> {
  const { load, title } = pageTable[kind];
  const content = await load(view.site.locale, slug);
  return content && title(content, view);
}
