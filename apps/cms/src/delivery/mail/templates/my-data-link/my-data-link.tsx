import { ButtonLink, Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/**
 * Answers a question for the data of an address with the link to them, or with the fact that there are none (GDPR art. 15). The subject is
 * the same.
 */
export const myDataLink: MailTemplate<Record<string, never>> = {
  subject: ({ words }) => words.myData.subject,
  reason: ({ words, siteName }) => words.myData.reason(siteName),
  Body: ({ context: { words, myDataUrl } }) => (
    <>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{myDataUrl === null ? words.myData.nothing : words.myData.held}</Paragraph>
      {myDataUrl !== null && (
        <>
          <ButtonLink href={myDataUrl}>{words.myData.link}</ButtonLink>
          <Paragraph>{words.myData.hint}</Paragraph>
        </>
      )}
    </>
  ),
};
