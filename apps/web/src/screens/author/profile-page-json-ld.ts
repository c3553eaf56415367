import type { ProfilePage, WithContext } from 'schema-dts';
import { mediaUrl } from '@/cms/media-url';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import { type PersonFacts, person } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';

/** An author's page: a person with credentials (R36). */
export function profilePage(
  author: PersonFacts & { photo: { url: string } | null },
  view: SiteView,
): WithContext<ProfilePage> {
  const image = author.photo ? absoluteUrl(view.site.locale, mediaUrl(author.photo.url)) : undefined;
  return {
    ...context,
    '@type': 'ProfilePage',
    inLanguage: view.site.locale,
    mainEntity: { ...person(author, view), image },
  };
}
