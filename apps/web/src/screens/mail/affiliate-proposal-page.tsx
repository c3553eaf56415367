import { readProposal } from '@/cms/affiliate-proposal';
import { ProposedChange } from '@/features/affiliates/proposed-change';
import { confirmChange } from '@/features/mailed-links/affiliate-actions';
import { LinkButton } from '@/screens/mail/link-button';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MailPage } from '@/screens/mail/mail-page';
import { log } from '@/server/log/log';

/** The page of a change that an affiliate, or somebody with the address, proposed: what would change, and the button that confirms it. */
export async function AffiliateProposalPage({ token, view, children }: LinkPageProps) {
  const { proposal: messages } = view.messages.affiliates;
  const { away, awayTitle, unknown } = view.messages.mailedLinks;
  const read = await readProposal(view.site.locale, token);
  if (read.outcome !== 'known') {
    if (read.outcome === 'away') log.error('The change of an affiliate could not be read', { reason: read.reason });
    const { title, text } = read.outcome === 'away' ? { title: awayTitle, text: away } : unknown;
    return (
      <MailPage title={title} lead={text} view={view}>
        {null}
      </MailPage>
    );
  }
  const { kind, isExpired, lines } = read.proposal;
  if (isExpired) {
    return (
      <MailPage title={messages.expired.title} lead={messages.expired.text} view={view}>
        {null}
      </MailPage>
    );
  }
  const { title, lead, confirm } = messages[kind];
  return (
    <MailPage title={title} lead={lead} view={view}>
      {children}
      {lines.length > 0 && <ProposedChange lines={lines} caption={title} view={view} />}
      <LinkButton action={confirmChange} token={token} view={view}>
        {confirm}
      </LinkButton>
    </MailPage>
  );
}
