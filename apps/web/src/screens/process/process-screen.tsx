import { notFound, redirect } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { loadPage, PageFoot } from '@/features/page';
import { nextStep, ProcessAway, ProcessPage, readWithdrawNotice } from '@/features/process';
import { applicationPath } from '@/site/application-link';
import { loadOwnApplication } from '@/site/own-application';
import { type PageQuery, queryText } from '@/site/page-query';
import { stayField } from '@/site/process-path';
import { isPublished } from '@/site/routes/is-published';
import type { SiteView } from '@/site/site-view';

/** Slug of the page at `/process/`, the same on every site. */
export const processSlug = 'process';

/** How the visitor's application stands. Whoever has none is led to the form. */
export async function ProcessScreen({ view, query }: { view: SiteView; query: PageQuery }) {
  const { site } = view;
  const page = (await loadPage(site.locale, processSlug)) ?? notFound();
  const application = await loadOwnApplication(site.country);
  if (application.state === 'none') redirect(applicationPath(site));
  if (application.state === 'away') return <ProcessAway page={page} view={view} />;
  const { progress } = application;
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <ProcessPage
      page={page}
      progress={progress}
      next={nextStep(progress, site, (path) => isPublished(site, path))}
      isStaying={queryText(query, stayField) === '1'}
      notice={readWithdrawNotice(query)}
      view={view}
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} />
      <PageFoot page={page} view={view} />
    </ProcessPage>
  );
}
