import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { LenderBySlugDocument, type LenderViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { withFacts } from '@/shell/site-view';

/** A lender with the titles of the pages below it. */
export type LenderContent = LenderViewFragment & { readonly pages: readonly { title: string; slug: string }[] };

/** The published lender of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadLender = cache(async (locale: Locale, slug: string): Promise<LenderContent | undefined> => {
  const { lenders, pages } = await withFacts(locale, readCms('lender', LenderBySlugDocument, { locale, slug }));
  const [lender] = lenders;
  return lender ? { ...lender, pages: pages.flatMap((page) => (page ? [page] : [])) } : undefined;
});

/** The public path of a lender's page. */
export function lenderPath(locale: Locale, slug: string): string {
  return contentPath(siteOfLocale(locale), { type: 'lender', slug });
}
