import { publicPath } from '@prestafaro/addresses';
import { formatNumber } from '@prestafaro/countries';
import { legalChanges } from '@prestafaro/lending';
import type { ApplicationProgress } from '@prestafaro/types/application';
import type { ReactNode } from 'react';
import type { ListFacts } from '@/features/offers/personal/list-facts';
import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { AutoRedirect } from '@/features/process/auto-redirect';
import type { NextStep } from '@/features/process/next-step';
import { isUndecided, processState } from '@/features/process/process-state';
import { RefreshWhileComparing } from '@/features/process/refresh-while-comparing';
import type { WithdrawNotice } from '@/features/process/withdraw-answer';
import { PushPrompt } from '@/features/push/push-prompt';
import { fill, fillCount } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { DoneList } from '@/screens/process/done-list';
import { IfRefused } from '@/screens/process/if-refused';
import { NextStepsList } from '@/screens/process/next-steps-list';
import { PickedLenders, type PickedLendersProps } from '@/screens/process/picked-lenders';
import type { PickedOffer } from '@/screens/process/picks';
import styles from '@/screens/process/process-page.module.css';
import { WithdrawForm } from '@/screens/process/withdraw-form';
import { applicationHref } from '@/shell/application/application-link';
import { ArmMark } from '@/shell/experiment/arm-mark';
import { loanText } from '@/shell/loan/amounts';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { AppLink } from '@/ui/link/link';
import { Notice } from '@/ui/notice/notice';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface ProcessPageProps {
  page: PageContent;
  progress: ApplicationProgress;
  /** The counts of the applicant's list of offers; undefined while it cannot be loaded. */
  facts: ListFacts | undefined;
  /** The picked offers, the latest first, and the published lenders of them by slug. */
  picks: readonly PickedOffer[];
  lenders: PickedLendersProps['lenders'];
  /** The applicant's list of offers. */
  own: OwnOffers;
  next: NextStep;
  /** The visitor came back on purpose, so there is no automatic redirect. */
  isStaying: boolean;
  /** The outcome of a withdrawal. */
  notice: WithdrawNotice | undefined;
  view: SiteView;
  /** The editor's blocks. */
  children: ReactNode;
}

/**
 * `/process/`: before a pick the completed steps, with the link to the next step always in view; after one the lender, the loan, what is
 * known, what happens next and what is left if the lender says no.
 */
export function ProcessPage(props: ProcessPageProps) {
  const { page, progress, facts, picks, next, isStaying, notice, view, children } = props;
  const { withdraw } = view.messages.process;
  const state = processState(progress);
  const mayWithdraw = legalChanges(progress.status, 'visitor').includes('withdrawn');
  const [latest] = picks;
  const isPicked = latest !== undefined && progress.status !== 'withdrawn';
  return (
    <FlowPage
      title={(isPicked && titleOf(picks, view)) || page.title}
      lead={isPicked ? loanText(progress, view) : page.lead}
      path={pagePath(view.site.locale, page)}
      view={view}
      after={children}
    >
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
      {latest ? (
        <>
          <PickedLenders picks={picks} lenders={props.lenders} view={view} />
          <NextStepsList status={progress.status} pick={latest} view={view} />
          <IfRefused progress={progress} picks={picks} own={props.own} view={view} />
        </>
      ) : (
        <DoneList progress={progress} facts={facts} view={view} />
      )}
      {state === 'checking' ? <Checking view={view} /> : <WayOn next={next} progress={progress} view={view} />}
      {state === 'compared' && !isStaying && (
        <AutoRedirect href={next.href} messages={view.messages.process.progress} />
      )}
      {latest && <KeepPage view={view} />}
      {mayWithdraw && (state === 'followed' || isStaying) && <WithdrawForm view={view} />}
    </FlowPage>
  );
}

/** The lender that was picked, or how many; undefined without a pick. */
function titleOf(picks: readonly PickedOffer[], { site, messages, money }: SiteView): string | undefined {
  const [latest] = picks;
  const { one, several } = messages.process.picks;
  const count = new Set(picks.map(({ lender }) => lender)).size;
  if (!latest) return undefined;
  return count === 1
    ? fill(one, { lender: latest.lender })
    : fillCount(site.language, count, several, formatNumber(count, money));
}

/** How to find the page again: the cookie of this browser opens it, and no address does (R28). */
function KeepPage({ view }: { view: SiteView }) {
  const link = (
    <AppLink key="page" href={publicPath(view.site, '/my-data/')}>
      {view.messages.myData.request.title}
    </AppLink>
  );
  return (
    <Text size="note">
      <FillPlaceholders message={view.messages.process.keep} values={{ page: link }} />
    </Text>
  );
}

/** The status of the application as text. */
function Status({ progress, view }: { progress: ApplicationProgress; view: SiteView }) {
  const { status, lender, amount, days, picks, deliveries = [] } = progress;
  const messages = view.messages.process.status;
  // Without a delivery, a pick means that the visitor has gone to the website of a lender.
  const isSent = status === 'offer_picked' && deliveries.length > 0;
  return (
    <section className={styles.status} aria-labelledby="status">
      <h2 id="status">{messages.title}</h2>
      <p className={styles.name}>{messages.names[status]}</p>
      {lender && status !== 'offer_picked' && <Text>{fill(messages.lender, { lender })}</Text>}
      <Text>{isSent ? view.messages.clickOut.delivery.picked : messages.texts[status]}</Text>
      {picks.length === 0 && (
        <Text size="note" isQuiet>
          {loanText({ amount, days }, view)}
        </Text>
      )}
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
        <ButtonLink href={applicationHref(view.site, progress)} size="large">
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
