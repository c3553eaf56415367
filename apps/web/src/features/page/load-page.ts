import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { LenderNameDocument, PageBySlugDocument, type PageViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { loanOfBlocks } from '@/shell/loan/loan-links';
import { withFacts } from '@/shell/site-view';

/** A page of a lender has the lender below whose address it stands; no other page has one. */
export type PageContent = Omit<PageViewFragment, 'lender' | 'audience'> & {
  lender?: { slug: string; name: string };
  audience?: PageViewFragment['audience'];
};

/**
 * The published page of a slug, or undefined, as for a page of a lender that is not published. Loaded once per request, for the view and
 * the head.
 */
export const loadPage = cache(async (locale: Locale, slug: string): Promise<PageContent | undefined> => {
  const read = readCms('page', PageBySlugDocument, { locale, slug });
  const { pages } = await withFacts(locale, read, (answer) => loanOfBlocks(answer.pages[0]?.blocks ?? null));
  const [page] = pages;
  if (!page) return undefined;
  const { lender: reference, ...content } = page;
  if (page.kind !== 'lender') return content;
  // By its id and not by the relation: this read is dropped when the lender gets another name or address.
  const documentId = reference?.documentId ?? '';
  const { lenders } = await readCms('lenderName', LenderNameDocument, { locale, documentId });
  const lender = lenders.find((one) => one?.documentId === documentId);
  return lender ? { ...content, lender } : undefined;
});

/** The public path of a page. */
export function pagePath(
  locale: Locale,
  { slug, fixedPage, lender }: Pick<PageContent, 'slug' | 'fixedPage' | 'lender'>,
): string {
  return contentPath(siteOfLocale(locale), { type: 'page', slug, fixedPage, lender: lender?.slug });
}
