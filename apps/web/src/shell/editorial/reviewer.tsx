import { contentPath } from '@prestafaro/addresses';
import { credentialsOf } from '@/shell/editorial/author-facts';
import type { PersonFacts } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';

/** The name of who checked a text, with a link to the author page, the job title and the credentials (R36). */
export function Reviewer({ reviewer, view: { site } }: { reviewer: PersonFacts; view: SiteView }) {
  const credentials = credentialsOf(reviewer).join('; ');
  return (
    <>
      <AppLink href={contentPath(site, { type: 'author', slug: reviewer.slug })}>{reviewer.name}</AppLink>,{' '}
      {reviewer.jobTitle}
      {credentials && ` (${credentials})`}
    </>
  );
}
