import { contentPath } from '@prestafaro/addresses';
import type { EducationalOccupationalCredential, Person } from 'schema-dts';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { credentialsOf, topicsOf } from '@/shell/editorial/author-facts';
import { organizationId } from '@/shell/json-ld/organization';
import type { SiteView } from '@/shell/site-view';

export interface PersonFacts {
  name: string;
  slug: string;
  jobTitle: string;
  /** One on each line. */
  credentials?: string | null;
  /** Markdown; the items of a list are topics. */
  specialty?: string | null;
}

/** The author or reviewer of something, as an entity with a page of its own, on which all of this can be read (R36). */
export function person(facts: PersonFacts, view: SiteView): Exclude<Person, string> {
  const { name, slug, jobTitle } = facts;
  const url = absoluteUrl(view.site.locale, contentPath(view.site, { type: 'author', slug }));
  const credentials = credentialsOf(facts).map(
    (credential): EducationalOccupationalCredential => ({
      '@type': 'EducationalOccupationalCredential',
      name: credential,
    }),
  );
  const topics = topicsOf(facts);
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    jobTitle,
    url,
    worksFor: { '@id': organizationId(view) },
    hasCredential: credentials.length > 0 ? credentials : undefined,
    knowsAbout: topics.length > 0 ? topics : undefined,
  };
}
