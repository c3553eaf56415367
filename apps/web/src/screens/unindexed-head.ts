import type { Metadata } from 'next';
import { loadPage } from '@/features/page/load-page';
import { pageHead } from '@/features/page/page-head';
import { notInTheIndex } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/**
 * The head of a page between the form and the lender: never indexed, whatever the editor chose (R36, decisions
 * "Routing").
 */
export async function unindexedHead(view: SiteView, slug: string): Promise<Metadata> {
  const page = await loadPage(view.site.locale, slug);
  return page ? { ...pageHead(page, view), robots: notInTheIndex } : {};
}
