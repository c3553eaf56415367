import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadOwnFacts } from '@/features/offers/personal/load-own-facts';
import { loadPage } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import { nextStep } from '@/features/process/next-step';
import { ThankYouPage } from '@/screens/thank-you/thank-you-page';
import { isPublished } from '@/server/routing/is-published';
import { loadOwnApplication } from '@/shell/application/own-application';
import { loadMenu } from '@/shell/menu/menu';
import type { SiteView } from '@/shell/site-view';

/** Slug of the page at `/thank-you/`, the same on every site. */
export const thankYouSlug = 'thank-you';

/** The visitor's application, with the editor's blocks. */
export async function ThankYouScreen({ view }: { view: SiteView }) {
  const { site } = view;
  const [page, menu, application, facts] = await Promise.all([
    loadPage(site.locale, thankYouSlug),
    loadMenu(site.locale),
    loadOwnApplication(site.country),
    loadOwnFacts(site),
  ]);
  if (!page) notFound();
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  const next =
    application.state === 'known'
      ? nextStep({ ...application.progress, facts }, site, (path) => isPublished(site, path))
      : undefined;
  return (
    <ThankYouPage page={page} application={application} next={next} view={view} menu={menu}>
      <Blocks blocks={blocks} anchors={anchors} view={view} />
      <PageFoot page={page} view={view} />
    </ThankYouPage>
  );
}
