import type { ReactNode } from 'react';
import { ApplicationForm } from '@/features/application/application-form';
import { DataInformation } from '@/features/application/data-information';
import { type DrawnArm, drawnArms } from '@/features/application/drawn-arms';
import { type FormRequest, makeFormView } from '@/features/application/make-form-view';
import { RememberVersion } from '@/features/application/remember-version';
import { type PageContent, pagePath } from '@/features/page/load-page';
import styles from '@/screens/application/application-page.module.css';
import { ReviewLine } from '@/shell/editorial/review-line';
import { Arms } from '@/shell/experiment/arms';
import { runningExperiment } from '@/shell/experiment/running-experiment';
import { RepresentativeExample } from '@/shell/loan/representative-example/representative-example';
import { EmptyPage } from '@/shell/page-frame/empty-page';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Text } from '@/ui/text/text';

export interface ApplicationPageProps {
  page: PageContent;
  request: FormRequest;
  view: SiteView;
  /** That the visitor already has an application. */
  notice: ReactNode;
  /** The editor's texts about applying. */
  children: ReactNode;
}

/**
 * A page with the form: the intermediary notice (R6), the questions, the highest cost (R2), and the editor's blocks.
 */
export function ApplicationPage({ page, request, view, notice, children }: ApplicationPageProps) {
  const { form: name, version } = request.place;
  const arms = drawnArms(view.site, request.place, runningExperiment(view.settings, view.site, request.now));
  const form = (drawn?: DrawnArm) => (
    <ApplicationForm view={makeFormView({ ...request, drawn }, view)} information={<DataInformation view={view} />} />
  );
  return (
    <EmptyPage frame={view} path={pagePath(view.site.locale, page)}>
      <Container className={styles.head}>
        <h1>{page.title}</h1>
        {page.lead && <Text size="lead">{page.lead}</Text>}
        <Text size="note" isQuiet className={styles.statement}>
          {view.settings.compliance.intermediaryStatement}
        </Text>
      </Container>
      <Container className={styles.body}>
        {notice}
        {arms ? <Arms a={form(arms.a)} b={form(arms.b)} /> : form()}
      </Container>
      <RepresentativeExample view={view} />
      {children}
      <Container className={styles.foot}>
        <ReviewLine reviewedOn={page.reviewedOn} reviewer={page.reviewer} view={view} />
      </Container>
      {name !== 'application' && <RememberVersion version={version} />}
    </EmptyPage>
  );
}
