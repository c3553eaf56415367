import { openApplication, requestLink } from '@/features/mailed-links/actions';
import { LinkButton } from '@/screens/mail/link-button';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MailPage } from '@/screens/mail/mail-page';

/** The link to an application: a button opens it, or asks for another link after its time. */
export function StatusLinkPage({ token, isExpired, view, children }: LinkPageProps) {
  const messages = view.messages.mailedLinks.status;
  return (
    <MailPage
      title={isExpired ? messages.expiredTitle : messages.title}
      lead={isExpired ? messages.expiredText : messages.text}
      view={view}
    >
      {children}
      <LinkButton action={isExpired ? requestLink : openApplication} token={token} view={view}>
        {isExpired ? messages.renew : messages.open}
      </LinkButton>
    </MailPage>
  );
}
