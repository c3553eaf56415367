import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { AffiliateRequest } from '@/features/affiliates/affiliate-request';
import { CorePage } from '@/screens/page/core-page';
import { LegalPage } from '@/screens/page/legal-page';
import { SeoPage } from '@/screens/page/seo-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/**
 * A page of the CMS with its blocks, as its kind is shown: legal texts to be read, landing pages with what credit
 * advertising owes above the offers, the others to be looked through.
 */
export async function PageScreen({ content: page, view, query }: Omit<ScreenProps<'page'>, 'listPage'>) {
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
  // A page that begins with the hero has its title, its notice and its example there.
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
      {page.fixedPage === 'affiliates' && <AffiliateRequest view={view} />}
    </CorePage>
  );
}
