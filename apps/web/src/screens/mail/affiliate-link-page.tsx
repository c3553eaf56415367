import type { AffiliateState } from '@prestafaro/types/affiliate';
import { readAffiliatePage } from '@/cms/affiliate-page';
import { AffiliateLinks } from '@/features/affiliates/affiliate-links';
import { AffiliateStatement } from '@/features/affiliates/affiliate-statement';
import { AffiliateTerms } from '@/features/affiliates/affiliate-terms';
import { EndForm } from '@/features/affiliates/end-form';
import { PayoutForm } from '@/features/affiliates/payout-form';
import { confirmAddress, requestAffiliateLink } from '@/features/mailed-links/affiliate-actions';
import type { Messages } from '@/messages/message-shape';
import { LinkButton } from '@/screens/mail/link-button';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MailPage } from '@/screens/mail/mail-page';
import { log } from '@/server/log/log';
import { queryText } from '@/shell/page-query';
import { FactList } from '@/ui/fact-list/fact-list';
import { Notice } from '@/ui/notice/notice';

/**
 * The page of an affiliate: it asks to confirm the address, then shows the state of the request, and after the approval terms, links and numbers, with
 * the forms that ask for another account and for the end of the contract.
 */
export async function AffiliateLinkPage({ token, isExpired, query, view, children }: LinkPageProps) {
  const messages = view.messages.affiliates.page;
  const { away, awayTitle } = view.messages.mailedLinks;
  if (isExpired) {
    return (
      <MailPage title={messages.expired.title} lead={messages.expired.text} view={view}>
        {children}
        <LinkButton action={requestAffiliateLink} token={token} view={view}>
          {messages.renew}
        </LinkButton>
      </MailPage>
    );
  }
  const read = await readAffiliatePage(view.site.locale, token, queryText(query, 'month'));
  if (read.outcome !== 'known') {
    if (read.outcome === 'away') log.error('The page of an affiliate could not be read', { reason: read.reason });
    const { title, text } =
      read.outcome === 'away' ? { title: awayTitle, text: away } : view.messages.mailedLinks.unknown;
    return (
      <MailPage title={title} lead={text} view={view}>
        {null}
      </MailPage>
    );
  }
  const { state, isConfirmed, website, terms, months, statement } = read.page;
  if (!terms || !statement) {
    const waiting = isConfirmed ? messages.waiting : messages.unconfirmed;
    const { title, text } = state === 'refused' ? messages.refused : waiting;
    return (
      <MailPage title={title} lead={text} view={view}>
        {children}
        {state === 'requested' && !isConfirmed && (
          <>
            {website && (
              <FactList missing="" facts={[{ label: view.messages.affiliates.form.website, value: website }]} />
            )}
            <LinkButton action={confirmAddress} token={token} view={view}>
              {messages.confirm}
            </LinkButton>
          </>
        )}
      </MailPage>
    );
  }
  const isOpen = state === 'approved' || state === 'paused';
  const notice = noticeOf(state, messages);
  return (
    <MailPage title={messages.title} lead={messages.lead} view={view} isWide>
      {children}
      {notice && (
        <Notice tone="warning">
          <p>{notice}</p>
        </Notice>
      )}
      <AffiliateTerms terms={terms} view={view} />
      {isOpen && <AffiliateLinks code={terms.code} view={view} />}
      <AffiliateStatement statement={statement} months={months} token={token} view={view} />
      <PayoutForm method={terms.payoutMethod} token={token} view={view} />
      {isOpen && <EndForm token={token} view={view} />}
    </MailPage>
  );
}

/** What is said above the terms of a contract that is not in force. Of an earlier contract, the new request is decided on as the first one. */
function noticeOf(state: AffiliateState, { paused, ended, waiting, refused }: Messages['affiliates']['page']) {
  switch (state) {
    case 'approved':
      return null;
    case 'paused':
      return paused;
    case 'ended':
      return ended;
    case 'requested':
      return waiting.text;
    case 'refused':
      return refused.title;
  }
}
