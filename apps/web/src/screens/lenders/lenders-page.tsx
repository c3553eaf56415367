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
import { GuideText } from '@/screens/lenders/guide-text';
import { lenderList } from '@/screens/lenders/lender-list-json-ld';
import styles from '@/screens/lenders/lenders-page.module.css';
import { OtherInstitutions, type OtherInstitutionsProps } from '@/screens/lenders/other-institutions';
import { ReviewLinks } from '@/screens/lenders/review-links';
import { ReviewLine } from '@/shell/editorial/review-line';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { RecentlySeen } from '@/shell/remembered/recently-seen';
import type { SiteView } from '@/shell/site-view';
import { Accordion } from '@/ui/accordion/accordion';
import { Container } from '@/ui/container/container';
import type { ContentsEntry } from '@/ui/contents/contents';
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
  const table = <LenderTable lenders={lenders} view={view} />;
  return (
    <DefaultPage frame={view} menu={menu} path={contentPath(site, { type: 'lenders-guide' })}>
      <Container className={styles.head}>
        <GuideBreadcrumbs guide={guide} view={view} />
        <h1>{guide.title}</h1>
      </Container>
      <LenderTabs guide={guide} view={view} />
      <Container className={styles.before}>
        <Text isQuiet>{guide.intro}</Text>
        <ExampleCard view={view} />
      </Container>
      <Section id={tabIds.entity} className={styles.list} aria-labelledby="lenders-title">
        <h2 id="lenders-title">{guide.listTitle}</h2>
        <LenderRows lenders={lenders} view={view} />
      </Section>
      <Container className={styles.facts}>
        <Accordion
          level={2}
          items={[{ question: messages.lenders.headings.factsOfAll, answer: table, isWide: true }]}
        />
      </Container>
      <ReviewLinks title={guide.opinionsLabel} lenders={lenders} view={view} />
      <OtherInstitutions institutions={others} view={view} />
      <GuideSteps guide={guide} />
      <Container className={styles.review}>
        <ReviewLine reviewedOn={guide.reviewedOn} reviewer={guide.reviewer} view={view} />
      </Container>
      <GuideText contents={contents}>{children}</GuideText>
      {end}
      <Container>
        <RecentlySeen locale={site.locale} messages={messages.seen} />
      </Container>
      <JsonLd data={lenderList(lenders, view)} />
    </DefaultPage>
  );
}
