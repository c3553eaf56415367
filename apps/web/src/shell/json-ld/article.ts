import type { Article, WithContext } from 'schema-dts';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import { type InstitutionReference, realInstitutions } from '@/shell/json-ld/institution';
import { organizationId } from '@/shell/json-ld/organization';
import { type PersonFacts, person } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';

export interface ArticleFacts {
  title: string;
  excerpt: string;
  /** Public path. */
  path: string;
  /** Public path of its picture. */
  image: string;
  writtenOn: string;
  editedOn: string | null;
  author: PersonFacts | null;
  reviewer: PersonFacts | null;
  sources: readonly { title: string; url: string | null }[];
  /** The banks that it is about. */
  banks?: readonly InstitutionReference[];
}

/** An article with its author, dates and sources (R36). It has no rating of its own (R12). */
export function articleData(facts: ArticleFacts, view: SiteView): WithContext<Article> {
  const { locale } = view.site;
  const url = absoluteUrl(locale, facts.path);
  const modified = facts.editedOn ?? facts.writtenOn;
  const reviewed = facts.reviewer && { reviewedBy: person(facts.reviewer, view), lastReviewed: modified };
  const banks = realInstitutions(facts.banks ?? [], view);
  return {
    ...context,
    '@type': 'Article',
    headline: facts.title,
    description: facts.excerpt,
    image: absoluteUrl(locale, facts.image),
    datePublished: facts.writtenOn,
    dateModified: modified,
    inLanguage: locale,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, ...reviewed },
    author: facts.author ? person(facts.author, view) : { '@id': organizationId(view) },
    publisher: { '@type': 'Organization', '@id': organizationId(view), name: view.settings.siteName },
    about: banks.length > 0 ? banks : undefined,
    citation: facts.sources.map(({ title, url: address }) => ({
      '@type': 'CreativeWork',
      name: title,
      url: address ?? undefined,
    })),
  };
}
