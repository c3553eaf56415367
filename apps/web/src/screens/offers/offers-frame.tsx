import type { ReactNode } from 'react';
import type { Personal } from '@/features/offers/personal/personal';
import { PersonalNote } from '@/features/offers/personal/personal-note';
import type { OfferSearch, Query } from '@/features/offers/search/offer-search';
import { type PageContent, pagePath } from '@/features/page/load-page';
import styles from '@/screens/offers/offers-frame.module.css';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { ReviewLine } from '@/shell/editorial/review-line';
import { adjustedText } from '@/shell/loan/amounts';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { Markup } from '@/shell/markup/markup';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { markupOf } from '@/ui/markup/markup-of';
import { Notice } from '@/ui/notice/notice';
import { Text } from '@/ui/text/text';

export interface OffersFrameProps {
  page: PageContent;
  personal: Personal;
  /** Query of the page, for a retry. */
  query: Query;
  /** The heading: the number of offers, if known. */
  title: string;
  /** The offers; undefined if they could not be loaded. */
  search: Pick<OfferSearch, 'isAdjusted' | 'amount' | 'days'> | undefined;
  view: SiteView;
  menu: SiteMenu;
  children: ReactNode;
  /** The editor's blocks. */
  after: ReactNode;
}

/**
 * The parts around every list of offers: the warning (R1, by the page), the intermediary notice (R6) and the
 * representative example (R2) above the first figure. On phones the editor's introduction is below the list, so that
 * the first cost comes soon.
 */
export function OffersFrame({ page, personal, query, title, search, view, menu, children, after }: OffersFrameProps) {
  const { settings, site } = view;
  return (
    <DefaultPage frame={view} menu={menu} path={pagePath(site.locale, page)}>
      <Container className={styles.page}>
        <Breadcrumbs trail={[{ label: page.title }]} view={view} isUnlisted />
        <div className={styles.head}>
          <div className={styles.text}>
            <h1>{title}</h1>
            <Markup
              as="div"
              id="offers-statement"
              className={styles.statement}
              markup={markupOf(<Text isQuiet>{settings.compliance.intermediaryStatement}</Text>)}
            />
          </div>
          <Markup as="div" id="offers-example" markup={markupOf(<ExampleCard view={view} />)} />
        </div>
        <PersonalNote personal={personal} query={query} view={view} />
        {search?.isAdjusted && <Notice>{adjustedText(search, view)}</Notice>}
        {children}
        {page.lead && (
          <Text isQuiet className={styles.lead}>
            {page.lead}
          </Text>
        )}
      </Container>
      {after}
      <Container className={styles.foot}>
        <Markup
          as="div"
          id="offers-review"
          markup={markupOf(<ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} isPlain />)}
        />
      </Container>
    </DefaultPage>
  );
}
