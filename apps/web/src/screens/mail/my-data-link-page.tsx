import { publicPath } from '@prestafaro/addresses';
import { readHeldData } from '@/cms/my-data';
import { DownloadForm } from '@/features/my-data/download-form';
import { EraseForm } from '@/features/my-data/erase-form';
import { HeldDataView } from '@/features/my-data/held-data-view';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MailPage } from '@/screens/mail/mail-page';
import { log } from '@/server/log/log';
import { ButtonLink } from '@/ui/button/button';
import { Notice } from '@/ui/notice/notice';
import { Row } from '@/ui/stack/stack';

/** The link to one's data: what is held in readable words, as a file, and the erasure (R27). */
export async function MyDataLinkPage({ token, isExpired, view, children }: LinkPageProps) {
  const { held } = view.messages.myData;
  if (isExpired) return <ExpiredPage view={view} />;
  const answer = await readHeldData(view.site.locale, token);
  if (answer.outcome === 'unknown') return <ExpiredPage view={view} />;
  if (answer.outcome === 'away') {
    log.error('The data of a person could not be shown', { reason: answer.reason });
    return (
      <MailPage title={held.title} view={view}>
        <Notice tone="danger" role="status">
          <p>{view.messages.mailedLinks.away}</p>
        </Notice>
      </MailPage>
    );
  }
  return (
    <MailPage title={held.title} lead={held.lead} view={view}>
      {children}
      <DownloadForm token={token} view={view} />
      <HeldDataView data={answer.data} view={view} />
      <EraseForm token={token} data={answer.data} view={view} />
    </MailPage>
  );
}

function ExpiredPage({ view }: Pick<LinkPageProps, 'view'>) {
  const { held } = view.messages.myData;
  return (
    <MailPage title={held.expiredTitle} lead={held.expiredText} view={view}>
      <Row>
        <ButtonLink href={publicPath(view.site, '/my-data/')} size="large">
          {held.askAgain}
        </ButtonLink>
      </Row>
    </MailPage>
  );
}
