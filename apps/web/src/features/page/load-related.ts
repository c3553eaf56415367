import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { SeoPagesDocument } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { type RelatedPage, relatedPages } from '@/features/page/related-pages';
import { withFacts } from '@/shell/site-view';

/** The landing pages that are most like one, with their addresses. */
export async function loadRelated(locale: Locale, page: RelatedPage): Promise<(RelatedPage & { path: string })[]> {
  const { pages } = await withFacts(locale, readCms('seoPages', SeoPagesDocument, { locale }));
  const listed = pages.flatMap((one) => (one && !one.seo?.noindex ? [one] : []));
  return relatedPages(page, listed).map(({ slug, title, lead }) => ({
    ...{ slug, title, lead },
    path: contentPath(siteOfLocale(locale), { type: 'page', slug, fixedPage: null }),
  }));
}
