import type { WebPage, WithContext } from 'schema-dts';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import { organizationId } from '@/shell/json-ld/organization';
import { type PersonFacts, person } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';

export interface WebPageFacts {
  title: string;
  description: string | null | undefined;
  /** Public path. */
  path: string;
  reviewedOn: string | null;
  reviewer: PersonFacts | null;
}

/** A page about money with its review date and reviewer, as the page shows them (R36). */
export function webPage(facts: WebPageFacts, view: SiteView): WithContext<WebPage> {
  const { locale } = view.site;
  const url = absoluteUrl(locale, facts.path);
  return {
    ...context,
    '@type': 'WebPage',
    '@id': url,
    url,
    name: facts.title,
    description: facts.description ?? undefined,
    inLanguage: locale,
    dateModified: facts.reviewedOn ?? undefined,
    lastReviewed: facts.reviewedOn ?? undefined,
    reviewedBy: facts.reviewedOn && facts.reviewer ? person(facts.reviewer, view) : undefined,
    publisher: { '@type': 'Organization', '@id': organizationId(view), name: view.settings.siteName },
  };
}
