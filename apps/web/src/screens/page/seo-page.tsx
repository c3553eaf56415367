import type { ReactNode } from 'react';
import { allOffersHref } from '@/blocks/offer-list/offer-list';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { SeoHead } from '@/screens/page/seo-head';
import { webPage } from '@/screens/page/web-page-json-ld';
import { JsonLd } from '@/shell/json-ld/json-ld';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import type { ContentsEntry } from '@/ui/contents/contents';

export interface SeoPageProps {
  page: PageContent;
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The blocks of the page, the offers first. */
  children: ReactNode;
}

/** The layout of all landing pages (specification §2). */
export function SeoPage({ page, contents, view, menu, children }: SeoPageProps) {
  const path = pagePath(view.site.locale, page);
  const list = (page.blocks ?? []).find((block) => block?.__typename === 'ComponentBlocksOfferList');
  const description = page.seo?.description ?? page.lead;
  return (
    <DefaultPage frame={view} menu={menu} path={path}>
      <SeoHead
        page={page}
        contents={contents}
        hasExampleBelow={list !== undefined}
        offersHref={list && allOffersHref(list, view)}
        view={view}
      />
      {children}
      <JsonLd data={webPage({ ...page, description, path }, view)} />
    </DefaultPage>
  );
}
