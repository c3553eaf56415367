import type { ReactNode } from 'react';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { PageFoot } from '@/features/page/page-foot';
import styles from '@/screens/page/core-page.module.css';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { organization, webSite } from '@/shell/json-ld/organization';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { statesCost } from '@/shell/loan/representative-example/states-cost';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

export interface CorePageProps {
  page: PageContent;
  view: SiteView;
  menu: SiteMenu;
  /** The blocks of the page. */
  children: ReactNode;
}

/** Blocks that show the representative example themselves. */
const withExample: ReadonlySet<string> = new Set([
  'ComponentBlocksCalculator',
  'ComponentBlocksHero',
  'ComponentBlocksOfferList',
  'ComponentBlocksLenderList',
]);

/** A page made of blocks. It begins with the hero, which contains its title, or with a title of its own. */
export function CorePage({ page, view, menu, children }: CorePageProps) {
  const path = pagePath(view.site.locale, page);
  const opensWithHero = page.blocks?.[0]?.__typename === 'ComponentBlocksHero';
  const hasExample = page.blocks?.some((block) => block && withExample.has(block.__typename));
  return (
    <DefaultPage frame={view} menu={menu} path={path} opensAtNight={opensWithHero}>
      {!opensWithHero && (
        <Container className={styles.head}>
          <Breadcrumbs trail={[{ label: page.title }]} view={view} />
          <h1>{page.title}</h1>
          {page.lead && (
            <Text size="lead" isQuiet>
              {page.lead}
            </Text>
          )}
        </Container>
      )}
      {children}
      {/* R2. */}
      {!hasExample && statesCost(page.blocks, view.messages.example.aprName) && (
        <Container>
          <ExampleCard view={view} />
        </Container>
      )}
      <PageFoot page={page} view={view} />
      {page.fixedPage === 'home' && <JsonLd data={[organization(view), webSite(view)]} />}
    </DefaultPage>
  );
}
