import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { loadArticle } from '@/features/article';
import { loadAuthor } from '@/features/author';
import { loadTag } from '@/features/blog';
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
  blog: async (_, slug, { messages }) => (slug === 'blog' ? messages.blog.title : undefined),
};
