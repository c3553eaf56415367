import type { ReactNode } from 'react';
import styles from '@/features/application-intro/application-intro.module.css';
import { ChosenLoan } from '@/features/application-intro/chosen-loan';
import type { AskedLoan } from '@/features/application-intro/read-asked';
import { type PageContent, pagePath } from '@/features/page';
import { EmptyPage } from '@/site/frame/empty-page';
import { RepresentativeExample } from '@/site/representative-example/representative-example';
import { ReviewLine } from '@/site/review-line';
import type { SiteView } from '@/site/site-view';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

export interface ApplicationIntroProps {
  page: PageContent;
  asked: AskedLoan;
  /** When the visitor asked; the static page, which is made once for everybody, has no day of repayment. */
  now?: Date;
  view: SiteView;
  /** What the editor says about applying. */
  children: ReactNode;
}

/** Before an application: what the chosen loan costs at most, what one will need, and who does what. */
export function ApplicationIntro({ page, asked, now, view, children }: ApplicationIntroProps) {
  return (
    <EmptyPage frame={view} path={pagePath(view.site.locale, page)}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h1>{page.title}</h1>
          <Text isQuiet>{view.settings.compliance.intermediaryStatement}</Text>
          <ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} />
        </div>
        <ChosenLoan asked={asked} now={now} view={view} />
      </Container>
      <RepresentativeExample view={view} />
      {children}
    </EmptyPage>
  );
}
