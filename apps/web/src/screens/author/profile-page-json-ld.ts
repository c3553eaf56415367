import { absoluteUrl } from '@/site/absolute-url';
import { context } from '@/site/json-ld/context';
import { type PersonFacts, person } from '@/site/json-ld/person';
import { mediaUrl } from '@/site/media-url';
import type { SiteView } from '@/site/site-view';

/** An author's page: a person with credentials (R36). */
export function profilePage(author: PersonFacts & { photo: { url: string } | null }, view: SiteView): object {
  const image = author.photo ? absoluteUrl(view.site.locale, mediaUrl(author.photo.url)) : undefined;
  return {
    ...context,
    '@type': 'ProfilePage',
    inLanguage: view.site.locale,
    mainEntity: { ...person(author, view), image },
  };
}
