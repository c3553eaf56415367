import type { Metadata } from 'next';
import { bankPath } from '@/features/bank/load-bank';
import { type LenderContent, lenderPath } from '@/features/lenders/lender/load-lender';
import type { InstitutionFacts } from '@/shell/json-ld/institution';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The structured data of a lender. */
export function lenderFacts(lender: LenderContent, { site }: SiteView): InstitutionFacts {
  return {
    ...lender,
    type: 'FinancialService',
    path: lenderPath(site.locale, lender.slug),
    sources: lender.sources ?? [],
    bank: lender.bank && { ...lender.bank, path: bankPath(site.locale, lender.bank.slug) },
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
