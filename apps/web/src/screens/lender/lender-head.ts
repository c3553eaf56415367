import type { Metadata } from 'next';
import { type LenderContent, lenderPath } from '@/features/lender/load-lender';
import type { InstitutionFacts } from '@/site/json-ld/institution';
import { ogImagePath } from '@/site/metadata/og-image-path';
import { pageMetadata } from '@/site/metadata/page-metadata';
import type { SiteView } from '@/site/site-view';

/** What search engines are told of a lender. */
export function lenderFacts(lender: LenderContent, { site }: SiteView): InstitutionFacts {
  return {
    ...lender,
    type: 'FinancialService',
    path: lenderPath(site.locale, lender.slug),
    sources: lender.sources ?? [],
  };
}

/** The head of a lender's page. */
export function lenderHead(lender: LenderContent, view: SiteView): Metadata {
  const { name, summary, seo, slug } = lender;
  const { locale } = view.site;
  return pageMetadata(
    {
      title: name,
      description: summary,
      seo,
      path: lenderPath(locale, slug),
      image: ogImagePath(locale, 'lender', slug),
    },
    view,
  );
}
