import { contentPath } from '@prestafaro/addresses';
import type { ReactNode } from 'react';
import { tabIds } from '@/features/lenders/anchors';
import { AdvertisingBadge, InstitutionIntro } from '@/features/lenders/lender/institution-intro';
import { type LenderContent, lenderPath } from '@/features/lenders/lender/load-lender';
import { LenderTabs } from '@/features/lenders/lender-tabs';
import type { GuideContent } from '@/features/lenders/load-guide';
import type { LenderRowFacts } from '@/features/lenders/load-lenders';
import { exampleOfOffers } from '@/features/offers/offer-example';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import { ComplaintChannel } from '@/screens/lender/complaint-channel';
import { LenderAssessment } from '@/screens/lender/lender-assessment';
import { LenderConditions } from '@/screens/lender/lender-conditions';
import { LenderCosts } from '@/screens/lender/lender-costs';
import { LenderCriteria } from '@/screens/lender/lender-criteria';
import { bestOffer, LenderDeal } from '@/screens/lender/lender-deal';
import { LenderFacts } from '@/screens/lender/lender-facts';
import { lenderFacts } from '@/screens/lender/lender-head';
import type { LenderLoan } from '@/screens/lender/lender-loan';
import { LenderOffers } from '@/screens/lender/lender-offers';
import styles from '@/screens/lender/lender-page.module.css';
import { LenderPages } from '@/screens/lender/lender-pages';
import { LenderRequirements } from '@/screens/lender/lender-requirements';
import { LenderSection } from '@/screens/lender/lender-section';
import { sectionIds } from '@/screens/lender/section-ids';
import { SimilarSection } from '@/screens/lender/similar-section';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { Sources } from '@/shell/editorial/sources';
import { institutionPage, type PublishedRating } from '@/shell/json-ld/institution';
import { JsonLd } from '@/shell/json-ld/json-ld';
import { RepresentativeExample } from '@/shell/loan/representative-example/representative-example';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import { RecentlySeen } from '@/shell/remembered/recently-seen';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';

export interface LenderPageProps {
  lender: LenderContent;
  /** The guide whose editor names the tabs; undefined while none is published. */
  guide: GuideContent | undefined;
  /** Whether an editor has written more than the facts. */
  hasText: boolean;
  view: SiteView;
  menu: SiteMenu;
  /** The text, at reading width. */
  children: ReactNode;
  /** The offers with their cost for the loan; undefined while they cannot be loaded, and nothing is said of them. */
  offers: readonly PricedOffer[] | undefined;
  loan: LenderLoan;
  similar: readonly LenderRowFacts[];
  /** The reviews of visitors. */
  reviews?: ReactNode;
  /** Only from the published reviews on this page (R12). */
  rating?: PublishedRating;
}

/** A lender: costs, criteria, facts, how to complain, and reviews (specification §2). */
export function LenderPage(props: LenderPageProps) {
  const { lender, guide, hasText, view, menu, children, offers, loan, similar, reviews, rating } = props;
  const { site, messages } = view;
  const { title } = messages.lenders;
  const best = bestOffer(offers ?? [], view);
  const list = guide ? contentPath(site, { type: 'lenders-guide' }) : undefined;
  return (
    <DefaultPage frame={view} menu={menu} path={lenderPath(site.locale, lender.slug)}>
      <Container className={styles.intro}>
        <Breadcrumbs trail={[{ label: title, href: list }, { label: lender.name }]} view={view} />
        <InstitutionIntro
          institution={lender}
          view={view}
          badges={lender.agreement !== 'unpaid' && <AdvertisingBadge view={view} />}
          more={<LenderRequirements lender={lender} view={view} />}
        >
          <LenderDeal lender={lender} offers={offers ?? []} view={view} />
        </InstitutionIntro>
      </Container>
      <RepresentativeExample example={exampleOfOffers(best ? [best] : [], loan, view)} view={view} />
      {reviews && (
        <div className={styles.tabs}>
          <LenderTabs guide={guide} view={view} />
        </div>
      )}
      <Container id={tabIds.entity} className={styles.columns}>
        <div className={styles.body}>
          {offers && <LenderCosts lender={lender} offers={offers} loan={loan} view={view} />}
          <LenderConditions lender={lender} view={view} />
          <LenderAssessment lender={lender} view={view} />
          <LenderCriteria lender={lender} view={view} />
          <LenderOffers name={lender.name} offers={offers ?? []} loan={loan} view={view} />
          {hasText && (
            <LenderSection
              id={sectionIds.text}
              title={fill(messages.lenders.headings.text, { name: lender.name })}
              isFolded
            >
              <div className={styles.text}>{children}</div>
            </LenderSection>
          )}
          <LenderPages lender={lender} view={view} />
          <LenderFacts lender={lender} view={view} />
          <ComplaintChannel lender={lender} view={view} />
          <SimilarSection lenders={similar} view={view} />
          <div className={styles.folded}>
            <Sources sources={lender.sources ?? []} view={view} />
          </div>
        </div>
      </Container>
      {reviews && <div id={tabIds.reviews}>{reviews}</div>}
      <Container>
        <RecentlySeen
          locale={site.locale}
          page={{ kind: 'lender', path: lenderPath(site.locale, lender.slug), title: lender.name }}
          messages={messages.seen}
        />
      </Container>
      <JsonLd data={institutionPage(lenderFacts(lender, view), view, rating)} />
    </DefaultPage>
  );
}
