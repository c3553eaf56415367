import type { Organization, Review, WebPage, WithContext } from 'schema-dts';
import { mediaUrl } from '@/cms/media-url';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import { type PersonFacts, person } from '@/shell/json-ld/person';
import type { SiteView } from '@/shell/site-view';

/** The average of the published reviews on the same page. */
export interface PublishedRating {
  average: number;
  count: number;
  /** The reviews that the page shows. */
  reviews?: readonly PublishedReview[];
}

export interface PublishedReview {
  name: string;
  text: string;
  rating: number;
  /** ISO 8601. */
  sentAt: string;
}

/** Another institution with a page of its own. */
export interface InstitutionReference {
  name: string;
  /** Public path of its page. */
  path: string;
  sampleData: boolean;
}

export interface InstitutionFacts {
  type: 'FinancialService' | 'BankOrCreditUnion' | 'Organization';
  name: string;
  summary: string;
  /** Public path of its page. */
  path: string;
  legalName: string | null;
  website: string | null;
  email?: string | null;
  phone: string | null;
  address: string | null;
  foundedIn: number | null;
  logo: { url: string } | null;
  checkedOn: string;
  reviewer: PersonFacts | null;
  sources: readonly ({ title: string; url: string | null } | null)[];
  sampleData: boolean;
  /** The bank whose group or brand a lender is. */
  bank?: InstitutionReference | null;
  /** The lenders of a bank. */
  lenders?: readonly InstitutionReference[];
}

/**
 * A lender's or a bank's page: its subject, its reviewer and the date of the review (R36). While its data are examples,
 * it contains only the name, the texts and the statement that they are examples: search engines would take an invented
 * address for a real one.
 * @param rating only of published reviews that are visible on that page, never of drawn or default stars (R12)
 */
export function institutionPage(
  facts: InstitutionFacts,
  view: SiteView,
  rating?: PublishedRating,
): WithContext<WebPage> {
  const url = absoluteUrl(view.site.locale, facts.path);
  return {
    ...context,
    '@type': 'WebPage',
    '@id': url,
    url,
    name: facts.name,
    inLanguage: view.site.locale,
    dateModified: facts.checkedOn,
    lastReviewed: facts.checkedOn,
    reviewedBy: facts.reviewer ? person(facts.reviewer, view) : undefined,
    citation: facts.sources.flatMap((source) =>
      source ? [{ '@type': 'CreativeWork', name: source.title, url: source.url ?? undefined }] : [],
    ),
    mainEntity: {
      '@type': facts.type,
      '@id': institutionId(facts.path, view),
      name: facts.name,
      description: facts.summary,
      // A property of a business that takes money, which schema.org's Organization is not.
      ...(facts.type === 'Organization' ? {} : { currenciesAccepted: view.settings.structuredData.currency }),
      ...(facts.sampleData
        ? { disambiguatingDescription: view.messages.lenders.sampleNotice }
        : realFacts(facts, view)),
      ...(rating && rating.count > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
              bestRating: 5,
              worstRating: 1,
            },
            review: rating.reviews?.map(review),
          }
        : {}),
    },
  };
}

/**
 * The real ones among other institutions, by the ids that their own pages give them. An invented one is named nowhere but on its own
 * page, which says that it is invented.
 */
export function realInstitutions(references: readonly InstitutionReference[], view: SiteView): Organization[] {
  return references
    .filter(({ sampleData }) => !sampleData)
    .map(({ name, path }) => ({
      '@type': 'Organization',
      '@id': institutionId(path, view),
      name,
      mainEntityOfPage: absoluteUrl(view.site.locale, path),
    }));
}

const institutionId = (path: string, { site }: SiteView) => `${absoluteUrl(site.locale, path)}#institution`;

function review({ name, text, rating, sentAt }: PublishedReview): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: sentAt,
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

function realFacts(facts: InstitutionFacts, view: SiteView) {
  const { site, settings } = view;
  const [bank] = realInstitutions(facts.bank ? [facts.bank] : [], view);
  const lenders = realInstitutions(facts.lenders ?? [], view);
  return {
    parentOrganization: bank,
    subOrganization: lenders.length > 0 ? lenders : undefined,
    legalName: facts.legalName ?? undefined,
    url: facts.website ?? undefined,
    email: facts.email ?? undefined,
    telephone: facts.phone ?? undefined,
    address: facts.address ?? undefined,
    foundingDate: facts.foundedIn ? String(facts.foundedIn) : undefined,
    logo: facts.logo ? absoluteUrl(site.locale, mediaUrl(facts.logo.url)) : undefined,
    areaServed: settings.structuredData.country,
  };
}
