import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { PageBySlugDocument, type PageViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { withFacts } from '@/shell/site-view';

export type PageContent = PageViewFragment;

/** The published page of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadPage = cache(async (locale: Locale, slug: string): Promise<PageContent | undefined> => {
  const { pages } = await withFacts(locale, readCms('page', PageBySlugDocument, { locale, slug }));
  return pages[0] ?? undefined;
});

/** The public path of a page. */
export function pagePath(locale: Locale, { slug, fixedPage }: Pick<PageContent, 'slug' | 'fixedPage'>): string {
  return contentPath(siteOfLocale(locale), { type: 'page', slug, fixedPage });
}
