import { notFound, redirect } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadLender } from '@/features/lenders/lender/load-lender';
import { listFacts } from '@/features/offers/personal/list-facts';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { loadPage } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import { nextStep } from '@/features/process/next-step';
import { isUndecided } from '@/features/process/process-state';
import { readWithdrawNotice } from '@/features/process/withdraw-answer';
import { type PickedOffer, pickedOffers } from '@/screens/process/picks';
import { ProcessAway } from '@/screens/process/process-away';
import { ProcessPage } from '@/screens/process/process-page';
import { isPublished } from '@/server/routing/is-published';
import { applicationPath } from '@/shell/application/application-link';
import { loadOwnApplication } from '@/shell/application/own-application';
import { stayField } from '@/shell/application/process-path';
import { runningExperiment } from '@/shell/experiment/running-experiment';
import { type PageQuery, queryText } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/** Slug of the page at `/process/`, the same on every site. */
export const processSlug = 'process';

/** The status of the visitor's application. A visitor without one is redirected to the form. */
export async function ProcessScreen({ view, query }: { view: SiteView; query: PageQuery }) {
  const { site } = view;
  const page = (await loadPage(site.locale, processSlug)) ?? notFound();
  const application = await loadOwnApplication(site.country);
  if (application.state === 'none') redirect(applicationPath(site));
  if (application.state === 'away') return <ProcessAway page={page} view={view} />;
  const { progress } = application;
  const experiment = runningExperiment(view.settings, site, new Date());
  const own = await loadOwnOffers(site);
  const { answer, personal } = own;
  const facts = answer.state === 'loaded' && personal.state === 'own' ? listFacts(answer.offers, personal) : undefined;
  const picks = pickedOffers(
    progress,
    answer.state === 'loaded'
      ? selectOffers(answer.offers, { ...progress, filters: [], sort: 'total' }, view).offers
      : [],
  );
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <ProcessPage
      page={page}
      progress={progress}
      facts={facts}
      picks={picks}
      lenders={await lendersOf(picks, view)}
      own={own}
      next={nextStep({ ...progress, facts }, site, (path) => isPublished(site, path), experiment)}
      isStaying={queryText(query, stayField) === '1'}
      notice={readWithdrawNotice(query)}
      view={view}
    >
      {/* They say what happens until an offer is picked; then the page says it itself. */}
      {isUndecided(progress) && picks.length === 0 && <Blocks blocks={blocks} anchors={anchors} view={view} />}
      <PageFoot page={page} view={view} />
    </ProcessPage>
  );
}

/** The published lenders of the picks, by slug, for their contacts. */
async function lendersOf(picks: readonly PickedOffer[], { site }: SiteView) {
  const slugs = new Set(picks.flatMap(({ offer }) => offer?.lender?.slug ?? []));
  const found = await Promise.all([...slugs].map((slug) => loadLender(site.locale, slug)));
  return new Map(found.flatMap((lender) => (lender ? [[lender.slug, lender] as const] : [])));
}
