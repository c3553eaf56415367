import { ButtonLink, Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Confirms to an applicant that somebody unsubscribed the address, with the way to undo it. `requestId`: which request the link undoes. */
export const unsubscribed: MailTemplate<{ requestId: string }> = {
  subject: ({ words }) => words.unsubscribed.subject,
  reason: ({ words, siteName }) => words.footer.unsubscribed(siteName),
  Body: ({ context: { words, undoUrl } }) => {
    const { text, kept, undo, link } = words.unsubscribed;
    return (
      <>
        <Paragraph>{words.greeting}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{kept}</Paragraph>
        {undoUrl !== null && (
          <>
            <Paragraph>{undo}</Paragraph>
            <ButtonLink href={undoUrl}>{link}</ButtonLink>
          </>
        )}
      </>
    );
  },
};
