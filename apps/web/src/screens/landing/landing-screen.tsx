import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';
import { loadPage } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import { landingViews } from '@/screens/landing/landing-views';
import type { SiteView } from '@/shell/site-view';

/** A page under `/landing/` with the editor's blocks, for the current visitor. */
export async function LandingScreen({ view, slug }: { view: SiteView; slug: string }) {
  const View = landingViews[slug] ?? notFound();
  const page = (await loadPage(view.site.locale, slug)) ?? notFound();
  const offers = await loadOwnOffers(view.site);
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <View page={page} offers={offers} view={view}>
      <Blocks blocks={blocks} anchors={anchors} view={view} />
      <PageFoot page={page} view={view} />
    </View>
  );
}
