import { publicPath } from '@prestafaro/addresses';
import { undo } from '@/features/unsubscribe/actions';
import { LinkButton } from '@/screens/mail/link-button';
import type { LinkPageProps } from '@/screens/mail/link-page-props';
import { MailPage } from '@/screens/mail/mail-page';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

/** States that the address gets no advertising, and undoes it for a day. */
export function UndoLinkPage({ token, isExpired, view, children }: LinkPageProps) {
  const { title, text, submit, expired } = view.messages.unsubscribe.undo;
  if (isExpired) {
    return (
      <MailPage title={expired.title} lead={expired.text} view={view}>
        <Row>
          <ButtonLink href={publicPath(view.site, '/')} look="secondary">
            {view.messages.navigation.home}
          </ButtonLink>
        </Row>
      </MailPage>
    );
  }
  return (
    <MailPage title={title} lead={text} view={view}>
      {children}
      <LinkButton action={undo} token={token} view={view}>
        {submit}
      </LinkButton>
    </MailPage>
  );
}
