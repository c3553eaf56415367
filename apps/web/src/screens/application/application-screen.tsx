import type { ApplicationFormName } from '@prestafaro/types/application';
import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { placeOf } from '@/features/application/form-place';
import { loadPage } from '@/features/page/load-page';
import { ApplicationPage } from '@/screens/application/application-page';
import { readRequestedLoan } from '@/shell/loan/requested-loan';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

export interface ApplicationScreenProps {
  /** Name of the form, which is the slug of its page on every site: `/application/`, `/reg/`, `/reg2/`. */
  form: ApplicationFormName;
  view: SiteView;
  query: PageQuery;
}

/** A page with a form, made per request: its idempotency key is new, and the query has the requested loan. */
export async function ApplicationScreen({ form, view, query }: ApplicationScreenProps) {
  const { site, settings } = view;
  const page = (await loadPage(site.locale, form)) ?? notFound();
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  const request = {
    place: placeOf(form, site, query),
    requested: readRequestedLoan(query, settings),
    now: new Date(),
  };
  return (
    <ApplicationPage page={page} request={request} view={view}>
      <Blocks blocks={blocks} anchors={anchors} view={view} />
    </ApplicationPage>
  );
}
