import { contentPath } from '@prestafaro/addresses';
import type { Metadata } from 'next';
import type { GuideContent } from '@/features/lenders/load-guide';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of the list of lenders. */
export function lendersHead({ title, intro, seo }: GuideContent, view: SiteView): Metadata {
  return pageMetadata(
    {
      title,
      description: intro,
      seo,
      path: contentPath(view.site, { type: 'lenders-guide' }),
      image: ogImagePath(view.site.locale, 'lenders', 'lenders'),
    },
    view,
  );
}
