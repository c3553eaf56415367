import { mailedLinkPath, publicPath } from '@prestafaro/addresses';
import { readMailedLink } from '@/cms/mailed-link';
import { linkPages } from '@/screens/mail/link-pages';
import { MailPage } from '@/screens/mail/mail-page';
import { log } from '@/server/log/log';
import { type LinkNotice, readLinkNotice, tokenOfQuery } from '@/shell/mailed-link/link-address';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Notice } from '@/ui/notice/notice';
import { Row } from '@/ui/stack/stack';

/** `/mail/`: the page of the link in a mail. To show it changes nothing. */
export async function MailScreen({ view, query }: { view: SiteView; query: PageQuery }) {
  const token = tokenOfQuery(query);
  const notice = readLinkNotice(query);
  if (token === undefined) return <EndPage notice={notice === 'away' ? undefined : notice} view={view} />;
  const state = await readMailedLink(view.site.locale, token);
  if (state.outcome === 'unknown') return <EndPage notice="unknown" view={view} />;
  if (state.outcome === 'away') {
    log.error('The link of a mail could not be read', { reason: state.reason });
    return <AwayPage token={token} view={view} />;
  }
  const LinkPage = linkPages[state.link.purpose];
  return (
    <LinkPage token={token} isExpired={state.link.isExpired} query={query} view={view}>
      {notice === 'away' && (
        <Notice tone="danger" role="status">
          <p>{view.messages.mailedLinks.away}</p>
        </Notice>
      )}
    </LinkPage>
  );
}

interface EndPageProps {
  notice: Exclude<LinkNotice, 'away'> | undefined;
  view: SiteView;
}

/** The end of an act, or of a link that opens nothing. */
function EndPage({ notice = 'unknown', view }: EndPageProps) {
  const { mailedLinks: messages, affiliates, navigation } = view.messages;
  const { title, text } = {
    mailed: messages.mailed,
    confirmed: affiliates.proposal.done,
    'too-many': messages.tooMany,
    unknown: messages.unknown,
  }[notice];
  return (
    <MailPage title={title} lead={text} view={view}>
      <Row>
        <ButtonLink href={publicPath(view.site, '/')} look="secondary">
          {navigation.home}
        </ButtonLink>
      </Row>
    </MailPage>
  );
}

/** The link was not read: the button opens the same address. */
function AwayPage({ token, view }: { token: string; view: SiteView }) {
  const { awayTitle, away, retry } = view.messages.mailedLinks;
  return (
    <MailPage title={awayTitle} lead={away} view={view}>
      <Row>
        <ButtonLink href={mailedLinkPath(view.site, token)} size="large">
          {retry}
        </ButtonLink>
      </Row>
    </MailPage>
  );
}
