import { publicPath } from '@prestafaro/addresses';
import type { ReactNode } from 'react';
import { type PageContent, pagePath } from '@/features/page/load-page';
import type { NextStep } from '@/features/process/next-step';
import { processState } from '@/features/process/process-state';
import { fill } from '@/messages/fill';
import styles from '@/screens/thank-you/thank-you-page.module.css';
import type { OwnApplication } from '@/shell/application/own-application';
import { ownProcessPath } from '@/shell/application/process-path';
import { Moment } from '@/shell/dates/moment';
import { amountText, termText } from '@/shell/loan/amounts';
import { offersHref, usualApplicationHref } from '@/shell/loan/loan-links';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Container } from '@/ui/container/container';
import { FactList } from '@/ui/fact-list/fact-list';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface ThankYouPageProps {
  page: PageContent;
  application: OwnApplication;
  /** The next step of the application; undefined without one. */
  next: NextStep | undefined;
  view: SiteView;
  menu: SiteMenu;
  /** The editor's text about the next step. */
  children: ReactNode;
}

/** `/thank-you/`: the application of this visitor and the next step, or links for a visitor without an application. */
export function ThankYouPage({ page, application, next, view, menu, children }: ThankYouPageProps) {
  return (
    <DefaultPage frame={view} menu={menu} path={pagePath(view.site.locale, page)}>
      {application.state === 'known' ? (
        <>
          <Container className={styles.page}>
            <h1>{page.title}</h1>
            {page.lead && (
              <Text size="lead" isQuiet>
                {page.lead}
              </Text>
            )}
            <Sent progress={application.progress} next={next} view={view} />
          </Container>
          {children}
        </>
      ) : (
        <Container className={styles.page}>
          <Ways isAway={application.state === 'away'} view={view} />
        </Container>
      )}
    </DefaultPage>
  );
}

type Progress = Extract<OwnApplication, { state: 'known' }>['progress'];

function Sent({ progress, next, view }: { progress: Progress } & Pick<ThankYouPageProps, 'next' | 'view'>) {
  const { thankYou, status, progress: messages } = view.messages.process;
  const { amount, days, submittedAt } = progress;
  const leadsOn = next !== undefined && processState(progress) !== 'checking' && progress.status !== 'withdrawn';
  return (
    <>
      <section className={styles.part} aria-labelledby="sent">
        <h2 id="sent">{thankYou.sent}</h2>
        <Text>
          <strong>{fill(thankYou.loan, { amount: amountText(amount, view), days: termText(days, view) })}</strong>
        </Text>
        <FactList
          missing=""
          facts={[
            {
              label: thankYou.receivedOn,
              value: <Moment iso={submittedAt} site={view.site} style="medium" />,
            },
            { label: status.label, value: status.names[progress.status] },
          ]}
        />
      </section>
      <section className={styles.part} aria-labelledby="next">
        <h2 id="next">{thankYou.next}</h2>
        <Text>{status.texts[progress.status]}</Text>
        <Row>
          {leadsOn && (
            <ButtonLink href={next.href} size="large">
              {next.kind === 'offers' ? messages.toOffers : messages.toAlternatives}
            </ButtonLink>
          )}
          <ButtonLink href={ownProcessPath(view.site)} look="secondary" size="large">
            {view.messages.offers.personal.seeApplication}
          </ButtonLink>
        </Row>
      </section>
    </>
  );
}

/** Without a known application there are no thanks: the editor's text is left out, and there are links. */
function Ways({ isAway, view }: { isAway: boolean; view: SiteView }) {
  const { process, navigation, offers } = view.messages;
  return (
    <>
      <h1>{isAway ? process.progress.awayTitle : process.thankYou.ways}</h1>
      {isAway && <Text>{process.progress.awayText}</Text>}
      <Row>
        {isAway && <ButtonLink href="./">{process.progress.retry}</ButtonLink>}
        {!isAway && <ButtonLink href={usualApplicationHref(view)}>{navigation.apply}</ButtonLink>}
        <ButtonLink href={offersHref(view)} look="secondary">
          {offers.block.all}
        </ButtonLink>
        <ButtonLink href={publicPath(view.site, '/')} look="quiet">
          {navigation.home}
        </ButtonLink>
      </Row>
    </>
  );
}
