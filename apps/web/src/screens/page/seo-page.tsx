import type { ReactNode } from 'react';
import { type PageContent, pagePath } from '@/features/page';
import { SeoHead } from '@/features/seo-page/seo-head';
import type { ContentsEntry } from '@/site/contents';
import { DefaultPage } from '@/site/frame/default-page';
import { JsonLd } from '@/site/json-ld/json-ld';
import { webPage } from '@/site/json-ld/web-page';
import type { SiteMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';

export interface SeoPageProps {
  page: PageContent;
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The blocks of the page, the offers first. */
  children: ReactNode;
}

/** The one layout of the landing pages (specification §2). */
export function SeoPage({ page, contents, view, menu, children }: SeoPageProps) {
  const path = pagePath(view.site.locale, page);
  const hasOffers = (page.blocks ?? []).some((block) => block?.__typename === 'ComponentBlocksOfferList');
  const description = page.seo?.description ?? page.lead;
  return (
    <DefaultPage frame={view} menu={menu} path={path}>
      <SeoHead page={page} contents={contents} hasExampleBelow={hasOffers} view={view} />
      {children}
      <JsonLd data={webPage({ ...page, description, path }, view)} />
    </DefaultPage>
  );
}
