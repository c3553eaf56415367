import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { LegalPage } from '@/features/legal/legal-page';
import type { PageContent } from '@/features/page';
import { CorePage } from '@/features/page/core-page';
import { loadMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';

/** A page of the CMS with its blocks, as its kind is shown: legal texts to be read, the others to be looked through. */
export async function PageScreen({ page, view }: { page: PageContent; view: SiteView }) {
  const menu = await loadMenu(view.site.locale);
  const blocks = usableBlocks(page.blocks, page.slug);
  const { contents, anchors } = outlineOf(blocks);
  const isLegal = page.kind === 'legal';
  const body = <Blocks blocks={blocks} anchors={anchors} view={view} isInProse={isLegal} />;
  if (isLegal) {
    return (
      <LegalPage page={page} contents={contents} view={view} menu={menu}>
        {body}
      </LegalPage>
    );
  }
  return (
    <CorePage page={page} view={view} menu={menu}>
      {body}
    </CorePage>
  );
}
