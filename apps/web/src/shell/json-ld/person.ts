import { contentPath } from '@prestafaro/countries';
import { absoluteUrl } from '@/site/absolute-url';
import { organizationId } from '@/site/json-ld/organization';
import type { SiteView } from '@/site/site-view';

export interface PersonFacts {
  name: string;
  slug: string;
  jobTitle: string;
}

/** Who wrote or checked something, as an entity with a page of its own (R36). */
export function person({ name, slug, jobTitle }: PersonFacts, view: SiteView): object {
  const url = absoluteUrl(view.site.locale, contentPath(view.site, { type: 'author', slug }));
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle, url, worksFor: { '@id': organizationId(view) } };
}
