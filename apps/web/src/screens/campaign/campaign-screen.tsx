import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { keepPageBriefly } from '@/cms/offer-feeds';
import { loadOffers } from '@/features/offers/load-offers';
import { loadPage } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import { CampaignPage } from '@/screens/campaign/campaign-page';
import type { SiteView } from '@/shell/site-view';

/** Slug of the page at `/main/`, the same on every site. */
export const campaignSlug = 'main';

/**
 * The campaign's landing page with the editor's blocks. It is static, the same for every visitor. If the offers could
 * not be loaded it is made again after seconds.
 */
export async function CampaignScreen({ view }: { view: SiteView }) {
  const page = (await loadPage(view.site.locale, campaignSlug)) ?? notFound();
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  const hasOffers = blocks.some(({ __typename }) => __typename === 'ComponentBlocksOfferList');
  const offers = hasOffers ? undefined : await loadOffers(view.site.locale);
  if (offers?.state === 'failed') await keepPageBriefly();
  return (
    <CampaignPage page={page} offers={offers} view={view}>
      <Blocks blocks={blocks} anchors={anchors} audience={page.audience} view={view} />
      <PageFoot page={page} view={view} />
    </CampaignPage>
  );
}
