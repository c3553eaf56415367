import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import {
  type ArticleCardFragment,
  BankBySlugDocument,
  type BankViewFragment,
  type LenderOfBankFragment,
} from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { withFacts } from '@/shell/site-view';

/** A lender of the bank's group or brand. */
export type LenderOfBank = LenderOfBankFragment;

/** A bank with its lenders, in no order, and the articles about it, the newest first. */
export type BankContent = BankViewFragment & {
  readonly lenders: readonly LenderOfBank[];
  readonly articles: readonly ArticleCardFragment[];
};

/** The published bank of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadBank = cache(async (locale: Locale, slug: string): Promise<BankContent | undefined> => {
  const { banks, lenders, articles } = await withFacts(locale, readCms('bank', BankBySlugDocument, { locale, slug }));
  const [bank] = banks;
  if (!bank) return undefined;
  return {
    ...bank,
    lenders: lenders.flatMap((lender) => (lender ? [lender] : [])),
    articles: articles.flatMap((article) => (article ? [article] : [])),
  };
});

/** The public path of a bank's page. */
export function bankPath(locale: Locale, slug: string): string {
  return contentPath(siteOfLocale(locale), { type: 'bank', slug });
}
