import { contentPath } from '@prestafaro/addresses';
import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { AffiliateRequest } from '@/features/affiliates/affiliate-request';
import { loadGuide } from '@/features/lenders/load-guide';
import type { PageContent } from '@/features/page/load-page';
import { loadRelated } from '@/features/page/load-related';
import { RelatedSection } from '@/features/page/related-section';
import { CorePage } from '@/screens/page/core-page';
import { LegalPage } from '@/screens/page/legal-page';
import { SeoPage } from '@/screens/page/seo-page';
import type { ScreenProps } from '@/screens/page-table';
import type { Crumb } from '@/shell/breadcrumbs/breadcrumb-list';
import { loadGlossary } from '@/shell/glossary/load-glossary';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { statesCost } from '@/shell/loan/representative-example/states-cost';
import { loadMenu } from '@/shell/menu/menu';
import type { SiteView } from '@/shell/site-view';

/** The breadcrumbs above a page of a lender: the list of lenders, while one is published, and the lender. */
async function crumbsAbove({ lender }: PageContent, { site, messages }: SiteView): Promise<Crumb[]> {
  if (!lender) return [];
  const hasList = (await loadGuide(site.locale)) !== undefined;
  return [
    { label: messages.lenders.title, href: hasList ? contentPath(site, { type: 'lenders-guide' }) : undefined },
    { label: lender.name, href: contentPath(site, { type: 'lender', slug: lender.slug }) },
  ];
}

/**
 * A page of the CMS with its blocks, as its kind is shown: legal texts and those of a lender to be read, landing pages with what credit
 * advertising owes above the offers, the others to be looked through.
 */
export async function PageScreen({ content: page, view, query }: Omit<ScreenProps<'page'>, 'listPage'>) {
  const isSeo = page.kind === 'seo';
  const [menu, terms, related] = await Promise.all([
    loadMenu(view.site.locale),
    isSeo ? loadGlossary(view.site) : undefined,
    isSeo ? loadRelated(view.site.locale, page) : [],
  ]);
  const blocks = usableBlocks(page.blocks, page.slug);
  const { contents, anchors } = outlineOf(blocks);
  const isLegal = page.kind === 'legal' || page.kind === 'lender';
  const body = (
    <Blocks
      blocks={blocks}
      anchors={anchors}
      view={view}
      terms={terms}
      isInProse={isLegal}
      isShort={isSeo || page.fixedPage === 'home'}
      audience={page.audience}
      query={query}
    />
  );
  if (isLegal) {
    return (
      <LegalPage page={page} above={await crumbsAbove(page, view)} contents={contents} view={view} menu={menu}>
        {body}
        {/* R2. */}
        {statesCost(page.blocks, view.messages.example.aprName) && <ExampleCard view={view} />}
      </LegalPage>
    );
  }
  // A page that begins with the hero has its title, its notice and its example there.
  if (isSeo && blocks[0]?.__typename !== 'ComponentBlocksHero') {
    return (
      <SeoPage page={page} contents={contents} view={view} menu={menu}>
        {body}
        <RelatedSection pages={related} view={view} />
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
