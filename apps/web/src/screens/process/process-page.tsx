import { legalChanges } from '@prestafaro/lending';
import type { ApplicationProgress } from '@prestafaro/types/application';
import type { ReactNode } from 'react';
import type { ListFacts } from '@/features/offers/personal/list-facts';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { AutoRedirect } from '@/features/process/auto-redirect';
import type { NextStep } from '@/features/process/next-step';
import { isUndecided, processState } from '@/features/process/process-state';
import { RefreshWhileComparing } from '@/features/process/refresh-while-comparing';
import type { WithdrawNotice } from '@/features/process/withdraw-answer';
import { PushPrompt } from '@/features/push/push-prompt';
import { fill } from '@/messages/fill';
import { DeliveryList } from '@/screens/process/delivery-list';
import { DoneList } from '@/screens/process/done-list';
import styles from '@/screens/process/process-page.module.css';
import { WithdrawForm } from '@/screens/process/withdraw-form';
import { applicationPath } from '@/shell/application/application-link';
import { ArmMark } from '@/shell/experiment/arm-mark';
import { loanText } from '@/shell/loan/amounts';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Notice } from '@/ui/notice/notice';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface ProcessPageProps {
  page: PageContent;
  progress: ApplicationProgress;
  /** The counts of the applicant's list of offers; undefined while it cannot be loaded. */
  facts: ListFacts | undefined;
  next: NextStep;
  /** The visitor came back on purpose, so there is no automatic redirect. */
  isStaying: boolean;
  /** The outcome of a withdrawal. */
  notice: WithdrawNotice | undefined;
  view: SiteView;
  /** The editor's blocks. */
  children: ReactNode;
}

/** `/process/`: the completed steps and the status of an application, with the link to the next step always in view. */
export function ProcessPage({ page, progress, facts, next, isStaying, notice, view, children }: ProcessPageProps) {
  const { withdraw } = view.messages.process;
  const state = processState(progress);
  const mayWithdraw = legalChanges(progress.status, 'visitor').includes('withdrawn');
  return (
    <FlowPage title={page.title} lead={page.lead} path={pagePath(view.site.locale, page)} view={view} after={children}>
      {notice && (
        <Notice tone={notice === 'done' ? 'success' : 'danger'} role="status">
          <p>{withdraw[notice]}</p>
        </Notice>
      )}
      {(state === 'followed' || isStaying) && (
        <>
          <Status progress={progress} view={view} />
          {isUndecided(progress) && <PushPrompt messages={view.messages.push} />}
        </>
      )}
      <DeliveryList progress={progress} view={view} />
      <DoneList progress={progress} facts={facts} view={view} />
      {state === 'checking' ? <Checking view={view} /> : <WayOn next={next} progress={progress} view={view} />}
      {state === 'compared' && !isStaying && (
        <AutoRedirect href={next.href} messages={view.messages.process.progress} />
      )}
      {mayWithdraw && (state === 'followed' || isStaying) && <WithdrawForm view={view} />}
    </FlowPage>
  );
}

/** The status of the application as text. */
function Status({ progress, view }: { progress: ApplicationProgress; view: SiteView }) {
  const { status, lender, amount, days, deliveries = [] } = progress;
  const messages = view.messages.process.status;
  // Without a delivery, a pick means that the visitor has gone to the website of a lender.
  const isSent = status === 'offer_picked' && deliveries.length > 0;
  return (
    <section className={styles.status} aria-labelledby="status">
      <h2 id="status">{messages.title}</h2>
      <p className={styles.name}>{messages.names[status]}</p>
      {lender && <Text>{fill(messages.lender, { lender })}</Text>}
      <Text>{isSent ? view.messages.clickOut.delivery.picked : messages.texts[status]}</Text>
      <Text size="note" isQuiet>
        {loanText({ amount, days }, view)}
      </Text>
    </section>
  );
}

/** During the matching. The browser loads an address that begins with a dot again, with or without scripts. */
function Checking({ view }: { view: SiteView }) {
  const messages = view.messages.process.progress;
  return (
    <>
      <Text isQuiet>{messages.checkingText}</Text>
      <Row>
        <ButtonLink href="./" look="secondary">
          {messages.checkAgain}
        </ButtonLink>
      </Row>
      <RefreshWhileComparing message={messages.automaticCheck} />
    </>
  );
}

function WayOn({ next, progress, view }: Pick<ProcessPageProps, 'next' | 'progress' | 'view'>) {
  const messages = view.messages.process.progress;
  // A withdrawn application is not compared. Its text says that another one can be made.
  if (progress.status === 'withdrawn') {
    return (
      <Row>
        <ButtonLink href={applicationPath(view.site)} size="large">
          {view.messages.navigation.apply}
        </ButtonLink>
      </Row>
    );
  }
  return (
    <Row>
      {next.arm && <ArmMark arm={next.arm} />}
      <ButtonLink href={next.href} size="large">
        {next.kind === 'offers' ? messages.toOffers : messages.toAlternatives}
      </ButtonLink>
    </Row>
  );
}
