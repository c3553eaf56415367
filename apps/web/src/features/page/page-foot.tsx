import type { PageContent } from '@/features/page/load-page';
import styles from '@/features/page/page-foot.module.css';
import { ReviewLine } from '@/shell/editorial/review-line';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';

/** The reviewer of a page and the date of the review, below its blocks. */
export function PageFoot({ page, view }: { page: PageContent; view: SiteView }) {
  return (
    <Container className={styles.foot}>
      <ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} />
    </Container>
  );
}
