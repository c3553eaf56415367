import type { PageContent } from '@/features/page/load-page';
import { FoldedContents } from '@/screens/page/folded-contents';
import styles from '@/screens/page/seo-page.module.css';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { ReviewLine } from '@/shell/editorial/review-line';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { howWeEarnId } from '@/shell/page-frame/anchors';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Container } from '@/ui/container/container';
import type { ContentsEntry } from '@/ui/contents/contents';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface SeoHeadProps {
  page: Pick<PageContent, 'title' | 'lead' | 'reviewedOn' | 'reviewer'>;
  contents: readonly ContentsEntry[];
  /** A block of the page has the representative example beside its figures. */
  hasExampleBelow: boolean;
  /** The list of all offers for the loan of the page; undefined for a page without offers. */
  offersHref: string | undefined;
  view: SiteView;
}

/**
 * The head of a landing page, above the first offer, with everything that an advertisement of credit must state: that
 * we are an intermediary (R6), the shortest and the longest term and the highest APR (R4), and the reviewer with the
 * date (R36). The representative example with all its items (R2) is here too, unless the offers bring one.
 */
export function SeoHead({ page, contents, hasExampleBelow, offersHref, view }: SeoHeadProps) {
  const { intermediaryStatement, costLimits } = view.settings.compliance;
  return (
    <Container className={styles.head}>
      <Breadcrumbs trail={[{ label: page.title }]} view={view} />
      <header className={styles.columns}>
        <div className={styles.text}>
          <h1>{page.title}</h1>
          {page.lead && <Text isQuiet>{page.lead}</Text>}
          {offersHref && (
            <Row className={styles.action}>
              <ButtonLink href={offersHref}>{view.messages.offers.block.all}</ButtonLink>
            </Row>
          )}
        </div>
        <div className={styles.owed}>
          {!hasExampleBelow && <ExampleCard view={view} />}
          <Text size="note" isQuiet>
            {intermediaryStatement} <a href={`#${howWeEarnId}`}>{view.messages.navigation.howWeEarn}</a>
          </Text>
          <Text size="note">{costLimits}</Text>
          <ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} />
        </div>
      </header>
      <FoldedContents title={view.messages.page.contents} entries={contents} />
    </Container>
  );
}
