import { contentPath } from '@prestafaro/addresses';
import type { Metadata } from 'next';
import type { AuthorContent } from '@/features/author/load-author';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The head of an author's page. */
export function authorHead(author: AuthorContent, view: SiteView): Metadata {
  const { name, jobTitle, slug, seo } = author;
  return pageMetadata(
    {
      title: `${name}, ${jobTitle}`,
      description: view.settings.seo.description,
      seo,
      path: contentPath(view.site, { type: 'author', slug }),
      image: ogImagePath(view.site.locale, 'author', slug),
    },
    view,
  );
}
