import { contentPath } from '@prestafaro/addresses';
import type { ReactNode } from 'react';
import { tabIds } from '@/features/lenders/anchors';
import { LenderRows } from '@/features/lenders/lender-rows';
import { LenderTable } from '@/features/lenders/lender-table';
import { LenderTabs } from '@/features/lenders/lender-tabs';
import type { GuideContent } from '@/features/lenders/load-guide';
import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { GuideBreadcrumbs } from '@/screens/lenders/guide-breadcrumbs';
import { GuideSteps } from '@/screens/lenders/guide-steps';
import { lenderList } from '@/screens/lenders/lender-list-json-ld';
import styles from '@/screens/lenders/lenders-page.module.css';
import { OtherInstitutions, type OtherInstitutionsProps } from '@/screens/lenders/other-institutions';
import { ReviewLinks } from '@/screens/lenders/review-links';
import { ReviewLine } from '@/shell/editorial/review-line';
import layout from '@/shell/editorial/text-layout.module.css';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { RepresentativeExample } from '@/shell/loan/representative-example/representative-example';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { RecentlySeen } from '@/shell/remembered/recently-seen';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Contents, type ContentsEntry } from '@/ui/contents/contents';
import { Section } from '@/ui/section/section';
import { Text } from '@/ui/text/text';

export interface LendersPageProps {
  guide: GuideContent;
  lenders: readonly LenderRowFacts[];
  others: OtherInstitutionsProps['institutions'];
  /** The headings of the text. */
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The text of the guide, at reading width. */
  children: ReactNode;
  /** The questions, and the call to action that ends the page. */
  end: ReactNode;
}

/** The list of lenders and the guide to choosing one (specification §2, `/prestamistas/`). */
export function LendersPage({ guide, lenders, others, contents, view, menu, children, end }: LendersPageProps) {
  const { site, messages } = view;
  return (
    <DefaultPage frame={view} menu={menu} path={contentPath(site, { type: 'lenders-guide' })}>
      <Container className={styles.head}>
        <GuideBreadcrumbs guide={guide} view={view} />
        <h1>{guide.title}</h1>
        <Text size="lead" isQuiet>
          {guide.intro}
        </Text>
        <ReviewLine reviewedOn={guide.reviewedOn} reviewer={guide.reviewer} view={view} />
      </Container>
      <RepresentativeExample view={view} />
      <div className={styles.tabs}>
        <LenderTabs guide={guide} view={view} />
      </div>
      <Section id={tabIds.entity} className={styles.list} aria-labelledby="lenders-title">
        <h2 id="lenders-title">{guide.listTitle}</h2>
        <LenderRows lenders={lenders} view={view} />
        <div className={styles.table}>
          <LenderTable lenders={lenders} view={view} />
        </div>
      </Section>
      <ReviewLinks title={guide.opinionsLabel} lenders={lenders} view={view} />
      <OtherInstitutions institutions={others} view={view} />
      <GuideSteps guide={guide} />
      <Container className={styles.text}>
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={messages.blog.article.contents} entries={contents} />
          </aside>
          <div className={layout.body}>{children}</div>
        </div>
      </Container>
      {end}
      <Container>
        <RecentlySeen locale={site.locale} messages={messages.seen} />
      </Container>
      <JsonLd data={lenderList(lenders, view)} />
    </DefaultPage>
  );
}
