import { contentPath } from '@prestafaro/addresses';
import { credentialsOf } from '@/shell/editorial/author-facts';
import type { PersonFacts } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';

export interface ReviewerProps {
  reviewer: PersonFacts;
  view: SiteView;
  /** For `markupOf`: the link is a plain anchor. */
  isPlain?: boolean;
}

/** The name of who checked a text, with a link to the author page, the job title and the credentials (R36). */
export function Reviewer({ reviewer, view: { site }, isPlain }: ReviewerProps) {
  const credentials = credentialsOf(reviewer).join('; ');
  return (
    <>
      <AppLink isPlain={isPlain} href={contentPath(site, { type: 'author', slug: reviewer.slug })}>
        {reviewer.name}
      </AppLink>
      , {reviewer.jobTitle}
      {credentials && ` (${credentials})`}
    </>
  );
}
