import type { Metadata } from 'next';
import { loadPage } from '@/features/page';
import { pageHead } from '@/features/page/page-head';
import type { SiteView } from '@/site/site-view';

/** The head of a page of offers: never in the index, whatever the editor says (R36). */
export async function offersHead(view: SiteView, list: string): Promise<Metadata> {
  const page = await loadPage(view.site.locale, list);
  return page ? { ...pageHead(page, view), robots: { index: false, follow: true } } : {};
}
