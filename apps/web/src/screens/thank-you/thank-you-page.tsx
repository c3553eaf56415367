import { publicPath } from '@prestafaro/countries';
import type { ReactNode } from 'react';
import { type PageContent, pagePath } from '@/features/page';
import { type NextStep, processState } from '@/features/process';
import styles from '@/features/thank-you/thank-you-page.module.css';
import { askedAmount, daysText } from '@/site/amounts';
import { applicationPath } from '@/site/application-link';
import { DefaultPage } from '@/site/frame/default-page';
import type { SiteMenu } from '@/site/menu';
import { fill } from '@/site/messages/fill';
import { Moment } from '@/site/moment';
import type { OwnApplication } from '@/site/own-application';
import { ownProcessPath } from '@/site/process-path';
import type { SiteView } from '@/site/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Container } from '@/ui/container/container';
import { FactList } from '@/ui/fact-list/fact-list';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface ThankYouPageProps {
  page: PageContent;
  application: OwnApplication;
  /** Where the application leads; undefined without one. */
  next: NextStep | undefined;
  view: SiteView;
  menu: SiteMenu;
  /** What the editor says about what comes next. */
  children: ReactNode;
}

/** `/thank-you/`: what this visitor has sent and what comes next, or ways on for whoever has sent nothing. */
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
  const { thankYou, status, process, personal } = view.messages.journey;
  const { amount, days, submittedAt } = progress;
  const leadsOn = next !== undefined && processState(progress) !== 'checking' && progress.status !== 'withdrawn';
  return (
    <>
      <section className={styles.part} aria-labelledby="sent">
        <h2 id="sent">{thankYou.sent}</h2>
        <Text>
          <strong>{fill(thankYou.loan, { amount: askedAmount(amount, view), days: daysText(days, view) })}</strong>
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
              {next.kind === 'offers' ? process.toOffers : process.toAlternatives}
            </ButtonLink>
          )}
          <ButtonLink href={ownProcessPath(view.site)} look="secondary" size="large">
            {personal.seeApplication}
          </ButtonLink>
        </Row>
      </section>
    </>
  );
}

/** Nobody is thanked for what we do not know of: the editor's words are left out, and there are ways on. */
function Ways({ isAway, view }: { isAway: boolean; view: SiteView }) {
  const { journey, navigation, offers } = view.messages;
  return (
    <>
      <h1>{isAway ? journey.process.awayTitle : journey.thankYou.ways}</h1>
      {isAway && <Text>{journey.process.awayText}</Text>}
      <Row>
        {isAway && <ButtonLink href="./">{journey.process.retry}</ButtonLink>}
        {!isAway && <ButtonLink href={applicationPath(view.site)}>{navigation.apply}</ButtonLink>}
        <ButtonLink href={publicPath(view.site, '/offers/')} look="secondary">
          {offers.block.all}
        </ButtonLink>
        <ButtonLink href={publicPath(view.site, '/')} look="quiet">
          {navigation.home}
        </ButtonLink>
      </Row>
    </>
  );
}
