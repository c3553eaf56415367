import type { ApplicationFormName } from '@prestafaro/types/application';
import type { Metadata } from 'next';
import { loadPage } from '@/features/page/load-page';
import { pageHead } from '@/features/page/page-head';
import type { SiteView } from '@/shell/site-view';

/** The head of a page with a form: never indexed, whatever its query is. */
export async function applicationHead(form: ApplicationFormName, view: SiteView): Promise<Metadata> {
  const page = await loadPage(view.site.locale, form);
  return page ? pageHead(page, view) : {};
}
