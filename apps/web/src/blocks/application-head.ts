import type { Metadata } from 'next';
import { applicationSlug } from '@/blocks/application-screen';
import { loadPage } from '@/features/page';
import { pageHead } from '@/features/page/page-head';
import type { SiteView } from '@/site/site-view';

/** The head of `/application/`: not in the index, with or without a query. */
export async function applicationHead(view: SiteView): Promise<Metadata> {
  const page = await loadPage(view.site.locale, applicationSlug);
  return page ? pageHead(page, view) : {};
}
