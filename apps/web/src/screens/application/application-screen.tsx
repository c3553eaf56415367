import 'server-only';
import { randomUUID } from 'node:crypto';
import { isOnOnePage } from '@prestafaro/application';
import type { ApplicationFormName } from '@prestafaro/types/application';
import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { keyPlaceholder } from '@/cms/form-key';
import { isMadeToBeShared } from '@/cms/recorded-read';
import { placeOf } from '@/features/application/form-place';
import { loadOffers } from '@/features/offers/load-offers';
import { loadPage } from '@/features/page/load-page';
import { ApplicationPage } from '@/screens/application/application-page';
import { OwnApplicationNotice } from '@/screens/application/own-application-notice';
import { runningExperiment } from '@/shell/experiment/running-experiment';
import { loadSiteLoans } from '@/shell/loan/loan-range';
import { readRequestedLoan } from '@/shell/loan/requested-loan';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

export interface ApplicationScreenProps {
  /** Name of the form, which is the slug of its page on every site: `/application/`, `/reg/`, `/reg2/`. */
  form: ApplicationFormName;
  view: SiteView;
  query: PageQuery;
}

/**
 * A page with a form. The query has the requested loan. A page that is made to be shared has no idempotency key yet, because no two
 * visitors may share one: each visitor's is written into it when it is sent (record 012).
 */
export async function ApplicationScreen({ form, view, query }: ApplicationScreenProps) {
  const { site } = view;
  const loans = await loadSiteLoans(view);
  const page = (await loadPage(site.locale, form)) ?? notFound();
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  const isShared = isMadeToBeShared();
  const request = {
    place: placeOf(form, query, await isIdentityAsked(form, query, view)),
    requested: readRequestedLoan(query, loans, view),
    loans,
    now: new Date(),
    key: isShared ? keyPlaceholder : randomUUID(),
  };
  return (
    <ApplicationPage
      page={page}
      request={request}
      view={view}
      notice={!isShared && <OwnApplicationNotice view={view} />}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} />
    </ApplicationPage>
  );
}

/** Only a form of one page may ask for document and account, and only if a lender of the site receives applications. */
async function isIdentityAsked(form: ApplicationFormName, query: PageQuery, view: SiteView): Promise<boolean> {
  const running = runningExperiment(view.settings, view.site, new Date());
  const place = { ...placeOf(form, query, false), arm: running ? `${running.id}-B` : null };
  if (!isOnOnePage(view.site.country, place)) return false;
  const answer = await loadOffers(view.site.locale);
  return answer.state === 'loaded' && answer.offers.some(({ isActive, lender }) => isActive && lender?.receives);
}
