import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { readDeliveryProblem } from '@/features/click-out/delivery/delivery-answer';
import { offeredDelivery } from '@/features/click-out/delivery/offered-delivery';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import { selectOffers } from '@/features/offers/search/select-offers';
import { loadPage } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import { TransitionGone } from '@/screens/transition/transition-gone';
import { TransitionPage } from '@/screens/transition/transition-page';
import { loadOwnApplication } from '@/shell/application/own-application';
import { transitionFields } from '@/shell/application/transition-path';
import { type PageQuery, queryText } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/** Slug of the page at `/transition/`, the same on every site. */
export const transitionSlug = 'transition';

/** The page before the exit to a lender, from the stored feed, so that it also works while the CMS is away. */
export async function TransitionScreen({ view, query }: { view: SiteView; query: PageQuery }) {
  const { site } = view;
  const page = (await loadPage(site.locale, transitionSlug)) ?? notFound();
  const { answer, personal } = await loadOwnOffers(site);
  const number = queryText(query, transitionFields.offer) ?? '';
  const offerId = /^[1-9]\d{0,6}$/.test(number) ? Number(number) : undefined;
  const requested = requestedLoan(personal, view);
  const found = answer.state === 'loaded' ? answer.offers.filter((offer) => offer.offerId === offerId) : [];
  const search = { ...requested, filters: [], sort: 'listed' } as const;
  const [offer] = selectOffers(found, search, view).offers;
  if (!offer) return <TransitionGone page={page} answer={answer} personal={personal} offerId={offerId} view={view} />;
  // Its offers are not compared any more after a withdrawal, but a lender may have it.
  const application = await loadOwnApplication(site.country);
  const progress = application.state === 'known' ? application.progress : undefined;
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <TransitionPage
      page={page}
      offer={offer}
      requested={requested}
      isOutage={queryText(query, transitionFields.outage) === '1'}
      delivery={offeredDelivery(offer, progress)}
      problem={readDeliveryProblem(query)}
      view={view}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} />
      <PageFoot page={page} view={view} />
    </TransitionPage>
  );
}
