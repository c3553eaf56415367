import type { Metadata } from 'next';
import { type BankContent, bankPath } from '@/features/bank/load-bank';
import { lenderPath } from '@/features/lenders/lender/load-lender';
import type { InstitutionFacts } from '@/shell/json-ld/institution';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The schema.org type of each kind of bank: only the first two have customers like those of this site. */
const types: Readonly<Record<BankContent['kind'], InstitutionFacts['type']>> = {
  commercial: 'BankOrCreditUnion',
  cooperative: 'BankOrCreditUnion',
  investment: 'FinancialService',
  central: 'Organization',
  development: 'Organization',
};

/** The structured data of a bank. */
export function bankFacts(bank: BankContent, { site }: SiteView): InstitutionFacts {
  return {
    ...bank,
    type: types[bank.kind],
    path: bankPath(site.locale, bank.slug),
    sources: bank.sources ?? [],
    lenders: bank.lenders.map((lender) => ({ ...lender, path: lenderPath(site.locale, lender.slug) })),
  };
}

/** The head of a bank's page. */
export function bankHead({ name, summary, seo, slug }: BankContent, view: SiteView): Metadata {
  const { locale } = view.site;
  const path = bankPath(locale, slug);
  return pageMetadata({ title: name, description: summary, seo, path, image: ogImagePath(locale, 'bank', slug) }, view);
}
