import { contentPath } from '@prestafaro/countries';
import type { ReactNode } from 'react';
import { ComplaintChannel } from '@/features/lender/complaint-channel';
import { AdvertisingBadge, InstitutionIntro } from '@/features/lender/institution-intro';
import { LenderAssessment } from '@/features/lender/lender-assessment';
import { LenderConditions } from '@/features/lender/lender-conditions';
import { lenderContents } from '@/features/lender/lender-contents';
import { LenderCriteria } from '@/features/lender/lender-criteria';
import { LenderFacts } from '@/features/lender/lender-facts';
import { LenderFigures } from '@/features/lender/lender-figures';
import { lenderFacts } from '@/features/lender/lender-head';
import { LenderOffers } from '@/features/lender/lender-offers';
import styles from '@/features/lender/lender-page.module.css';
import { type LenderContent, lenderPath } from '@/features/lender/load-lender';
import { type GuideContent, LenderTabs, tabIds } from '@/features/lenders';
import type { PricedOffer } from '@/features/offers';
import { Breadcrumbs } from '@/site/breadcrumbs';
import { Contents, type ContentsEntry } from '@/site/contents';
import { DefaultPage } from '@/site/frame/default-page';
import { institutionPage, type PublishedRating } from '@/site/json-ld/institution';
import { JsonLd } from '@/site/json-ld/json-ld';
import type { SiteMenu } from '@/site/menu';
import { RepresentativeExample } from '@/site/representative-example/representative-example';
import type { SiteView } from '@/site/site-view';
import { Sources } from '@/site/sources/sources';
import layout from '@/site/text-layout.module.css';
import { classNames } from '@/ui/class-names';
import { Container } from '@/ui/container/container';

export interface LenderPageProps {
  lender: LenderContent;
  /** Whose editor names the tabs; undefined while no guide is published. */
  guide: GuideContent | undefined;
  /** The headings of the text. */
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** The text, at reading measure. */
  children: ReactNode;
  /** Its offers with their cost; the part is left out where there are none. */
  offers: readonly PricedOffer[];
  /** What visitors say of it. */
  opinions?: ReactNode;
  /** Only from the published opinions that are shown here (R12). */
  rating?: PublishedRating;
}

/** A lender: what it costs, to whom it lends, who it is, where to complain, and what visitors say (specification §2). */
export function LenderPage(props: LenderPageProps) {
  const { lender, guide, contents, view, menu, children, offers, opinions, rating } = props;
  const { site, messages } = view;
  const { title } = messages.lenders;
  const list = guide ? contentPath(site, { type: 'lenders-guide' }) : undefined;
  return (
    <DefaultPage frame={view} menu={menu} path={lenderPath(site.locale, lender.slug)}>
      <Container className={styles.intro}>
        <Breadcrumbs trail={[{ label: title, href: list }, { label: lender.name }]} view={view} />
        <InstitutionIntro institution={lender} view={view} badges={<AdvertisingBadge view={view} />}>
          <LenderFigures lender={lender} view={view} />
        </InstitutionIntro>
      </Container>
      <RepresentativeExample view={view} />
      {opinions && (
        <div className={styles.tabs}>
          <LenderTabs guide={guide} view={view} />
        </div>
      )}
      <Container id={tabIds.entity} className={styles.columns}>
        <div className={layout.columns}>
          <aside className={classNames(layout.aside, styles.contents)}>
            <Contents
              title={messages.page.contents}
              entries={lenderContents(lender, contents, offers.length > 0, view)}
            />
          </aside>
          <div className={styles.body}>
            <LenderConditions lender={lender} view={view} />
            <LenderAssessment lender={lender} view={view} />
            <LenderCriteria lender={lender} view={view} />
            <LenderOffers name={lender.name} offers={offers} view={view} />
            <div className={styles.text}>{children}</div>
            <LenderFacts lender={lender} view={view} />
            <ComplaintChannel lender={lender} view={view} />
            <Sources sources={lender.sources ?? []} view={view} />
          </div>
        </div>
      </Container>
      {opinions && <div id={tabIds.opinions}>{opinions}</div>}
      <JsonLd data={institutionPage(lenderFacts(lender, view), view, rating)} />
    </DefaultPage>
  );
}
