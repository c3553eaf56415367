import { unsubscribePath } from '@prestafaro/addresses';
import { unsubscribeAddress } from '@/features/unsubscribe/actions';
import { LinkButton } from '@/screens/mail/link-button';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MailPage } from '@/screens/mail/mail-page';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

/** The link in advertising that stops it. After its time the form does the same. */
export function UnsubscribeLinkPage({ token, isExpired, view, children }: LinkPageProps) {
  const { title, submit, link } = view.messages.unsubscribe;
  if (isExpired) {
    return (
      <MailPage title={link.expired.title} lead={link.expired.text} view={view}>
        <Row>
          <ButtonLink href={unsubscribePath(view.site)} size="large">
            {link.toForm}
          </ButtonLink>
        </Row>
      </MailPage>
    );
  }
  return (
    <MailPage title={title} lead={link.text} view={view}>
      {children}
      <LinkButton action={unsubscribeAddress} token={token} view={view}>
        {submit}
      </LinkButton>
    </MailPage>
  );
}
