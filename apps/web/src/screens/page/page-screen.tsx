import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { LegalPage } from '@/features/legal/legal-page';
import type { PageContent } from '@/features/page';
import { CorePage } from '@/features/page/core-page';
import { SeoPage } from '@/features/seo-page';
import { loadMenu } from '@/site/menu';
import type { PageQuery } from '@/site/page-query';
import type { SiteView } from '@/site/site-view';

export interface PageScreenProps {
  page: PageContent;
  view: SiteView;
  /** What the address asks: its dynamic twin passes it, the static page has none. */
  query?: PageQuery;
}

/**
 * A page of the CMS with its blocks, as its kind is shown: legal texts to be read, landing pages with what credit
 * advertising owes above the offers, the others to be looked through.
 */
export async function PageScreen({ page, view, query }: PageScreenProps) {
  const menu = await loadMenu(view.site.locale);
  const blocks = usableBlocks(page.blocks, page.slug);
  const { contents, anchors } = outlineOf(blocks);
  const isLegal = page.kind === 'legal';
  const body = <Blocks blocks={blocks} anchors={anchors} view={view} isInProse={isLegal} query={query} />;
  if (isLegal) {
    return (
      <LegalPage page={page} contents={contents} view={view} menu={menu}>
        {body}
      </LegalPage>
    );
  }
  // A page that opens with the hero has its title, its statement and its example there.
  if (page.kind === 'seo' && blocks[0]?.__typename !== 'ComponentBlocksHero') {
    return (
      <SeoPage page={page} contents={contents} view={view} menu={menu}>
        {body}
      </SeoPage>
    );
  }
  return (
    <CorePage page={page} view={view} menu={menu}>
      {body}
    </CorePage>
  );
}
