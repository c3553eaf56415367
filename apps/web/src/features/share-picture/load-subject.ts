import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { loadArticle } from '@/features/article';
import { loadAuthor } from '@/features/author';
import { loadBank } from '@/features/bank';
import { loadTag } from '@/features/blog';
import { loadCalendar } from '@/features/calendar';
import { loadLender } from '@/features/lender';
import { loadGuide } from '@/features/lenders';
import { loadPage } from '@/features/page';
import type { OgImageType } from '@/site/metadata/og-image-path';
import type { SiteView } from '@/site/site-view';

/** What stands on a picture: the title of a published entry, or undefined when there is no such entry. */
export async function loadSubject(type: OgImageType, slug: string, view: SiteView): Promise<string | undefined> {
  return (await titleOf[type](view.site.locale, slug, view)) ?? undefined;
}

type TitleOf = (locale: Locale, slug: string, view: SiteView) => Promise<string | undefined>;

const titleOf: Readonly<Record<OgImageType, TitleOf>> = {
  page: async (locale, slug) => (await loadPage(locale, slug))?.title,
  article: async (locale, slug) => (await loadArticle(locale, slug))?.title,
  tag: async (locale, slug) => (await loadTag(locale, slug))?.name,
  author: async (locale, slug) => (await loadAuthor(locale, slug))?.name,
  lenders: async (locale, slug) => (slug === 'lenders' ? (await loadGuide(locale))?.title : undefined),
  lender: async (locale, slug) => (await loadLender(locale, slug))?.name,
  bank: async (locale, slug) => (await loadBank(locale, slug))?.name,
  calendar: async (locale, slug) => (await loadCalendar(locale, slug))?.title,
  blog: async (_, slug, { messages }) => (slug === 'blog' ? messages.blog.title : undefined),
};
