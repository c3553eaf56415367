import { fixedPath, publicPath } from '@prestafaro/addresses';
import type { FixedPageId } from '@prestafaro/countries';
import { notFound, redirect } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { listFacts } from '@/features/offers/personal/list-facts';
import { loadOwnOffers, type OwnOffers } from '@/features/offers/personal/load-own-offers';
import { loadPage } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import { rejectedPath } from '@/features/process/next-step';
import { landingViews } from '@/screens/landing/landing-views';
import { isPublished } from '@/server/routing/is-published';
import { loadSiteLoans } from '@/shell/loan/loan-range';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';

/** A page under `/landing/` with the editor's blocks, for the current visitor. */
export async function LandingScreen({ view, slug, query }: { view: SiteView; slug: string; query: PageQuery }) {
  const View = landingViews[slug] ?? notFound();
  const page = (await loadPage(view.site.locale, slug)) ?? notFound();
  const [offers, loans] = await Promise.all([loadOwnOffers(view.site), loadSiteLoans(view)]);
  const other = otherRejectedPath(slug, offers, view);
  if (other) redirect(other);
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <View page={page} offers={offers} query={query} loans={loans} view={view}>
      <Blocks blocks={blocks} anchors={anchors} audience={page.audience} view={view} />
      <PageFoot page={page} view={view} />
    </View>
  );
}

/**
 * The other of the two pages for an applicant whom nothing fits, if that is the one whose words are true for this application.
 */
function otherRejectedPath(slug: string, { answer, personal }: OwnOffers, { site }: SiteView): string | undefined {
  const own = rejectedPages[slug];
  if (!own || answer.state !== 'loaded' || personal.state !== 'own') return undefined;
  const path = rejectedPath(listFacts(answer.offers, personal), site);
  return path && path !== publicPath(site, fixedPath(site.locale, own)) && isPublished(site, path) ? path : undefined;
}

/** By slug. */
const rejectedPages: Readonly<Record<string, FixedPageId>> = {
  'landing-rejected': 'landingRejected',
  'landing-rejected2': 'landingRejected2',
};
