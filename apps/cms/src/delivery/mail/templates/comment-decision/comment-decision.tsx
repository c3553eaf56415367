import type { RejectionReason } from '../../messages/mail-messages';
import { Paragraph } from '../parts/parts';
import type { MailContext, MailTemplate } from '../template';

interface Rejection {
  decision: 'rejected';
  reason: RejectionReason;
  /** The moderator's own words. */
  note: string | null;
}

type Props = {
  /** The title of the page under which the comment stands. */
  title: string;
} & ({ decision: 'approved' } | Rejection);

/**
 * Tells the author of a comment what a moderator decided, with the reason of a rejection (R10). It repeats neither name nor text of
 * the comment, because anybody can type them beside another person's address.
 */
export const commentDecision: MailTemplate<Props> = {
  subject: ({ words }, { decision }) =>
    decision === 'approved' ? words.commentDecision.approvedSubject : words.commentDecision.rejectedSubject,
  reason: ({ words, siteName }) => words.footer.comment(siteName),
  Body: ({ context, props }) => {
    const { greeting, commentDecision: words } = context.words;
    return (
      <>
        <Paragraph>{greeting}</Paragraph>
        {props.decision === 'approved' ? (
          <Paragraph>{words.approved(props.title)}</Paragraph>
        ) : (
          <>
            <Paragraph>{words.rejected(props.title)}</Paragraph>
            <Reasons context={context} rejection={props} />
          </>
        )}
      </>
    );
  },
};

const Reasons = ({ context, rejection }: { context: MailContext; rejection: Rejection }) => {
  const { commentDecision: words } = context.words;
  return (
    <>
      <Paragraph>{words.reason(words.reasons[rejection.reason])}</Paragraph>
      {rejection.note && <Paragraph>{words.note(rejection.note)}</Paragraph>}
      {context.contactEmail && <Paragraph>{words.objection(context.contactEmail)}</Paragraph>}
      <Paragraph>{words.newComment}</Paragraph>
    </>
  );
};
