import type { Metadata } from 'next';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { ogImagePath } from '@/site/metadata/og-image-path';
import { pageMetadata } from '@/site/metadata/page-metadata';
import type { SiteView } from '@/site/site-view';

/** The head of a page of the CMS. */
export function pageHead(page: PageContent, view: SiteView): Metadata {
  const { locale } = view.site;
  return pageMetadata(
    {
      title: page.title,
      description: view.settings.seo.description,
      seo: page.seo,
      path: pagePath(locale, page),
      image: ogImagePath(locale, 'page', page.slug),
      // The application flow is not in the index, whatever the editor says (decisions, "Routing").
      isIndexed: page.fixedPage !== 'application',
    },
    view,
  );
}
