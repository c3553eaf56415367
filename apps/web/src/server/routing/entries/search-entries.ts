import { searchPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import type { EntryDraft } from '@/server/routing/entries/entry-draft';
import type { SiteContent } from '@/server/routing/site-content';

/** The page of the search, which no editor writes. */
export function searchEntries(site: Site, { isOpen }: SiteContent): EntryDraft[] {
  if (!isOpen) return [];
  return [
    {
      type: 'search',
      path: searchPath(site),
      internal: `/${site.locale}/search`,
      documentId: 'search',
      slug: 'search',
      updatedAt: '',
      noindex: true,
      meta: null,
    },
  ];
}
