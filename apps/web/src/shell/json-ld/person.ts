import { contentPath } from '@prestafaro/addresses';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { organizationId } from '@/shell/json-ld/organization';
import type { SiteView } from '@/shell/site-view';

export interface PersonFacts {
  name: string;
  slug: string;
  jobTitle: string;
}

/** The author or reviewer of something, as an entity with a page of its own (R36). */
export function person({ name, slug, jobTitle }: PersonFacts, view: SiteView): object {
  const url = absoluteUrl(view.site.locale, contentPath(view.site, { type: 'author', slug }));
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle, url, worksFor: { '@id': organizationId(view) } };
}
