import { notFound } from 'next/navigation';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { ApplicationIntro } from '@/features/application-intro/application-intro';
import { readAsked } from '@/features/application-intro/read-asked';
import { loadPage } from '@/features/page';
import type { SiteView } from '@/site/site-view';

/** Slug of the page at `/application/`, the same on every site. */
export const applicationSlug = 'application';

export interface ApplicationScreenProps {
  view: SiteView;
  /** The query of the address; empty on the static page. */
  query?: { amount?: string | string[]; days?: string | string[] };
  now?: Date;
}

/** The application page with the editor's blocks, for what the visitor asked or for the usual loan. */
export async function ApplicationScreen({ view, query = {}, now }: ApplicationScreenProps) {
  const page = (await loadPage(view.site.locale, applicationSlug)) ?? notFound();
  const blocks = usableBlocks(page.blocks, page.slug);
  const { anchors } = outlineOf(blocks);
  return (
    <ApplicationIntro page={page} asked={readAsked(query, view.settings)} now={now} view={view}>
      <Blocks blocks={blocks} anchors={anchors} view={view} />
    </ApplicationIntro>
  );
}
