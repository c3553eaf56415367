import { machinePaths, publicPath } from '@prestafaro/addresses';
import type { Metadata } from 'next';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of a page of the CMS. */
export function pageHead(page: PageContent, view: SiteView): Metadata {
  const { locale } = view.site;
  const path = pagePath(locale, page);
  return pageMetadata(
    {
      title: page.title,
      description: view.settings.seo.description,
      seo: page.seo,
      path,
      image: ogImagePath(locale, 'page', page.slug),
      // The application flow is never indexed, whatever the editor chose (decisions, "Routing").
      isIndexed: !machinePaths.some((flow) => publicPath(view.site, flow) === path),
    },
    view,
  );
}
