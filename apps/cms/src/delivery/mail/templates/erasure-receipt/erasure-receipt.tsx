import { ButtonLink, CodeParagraph, Paragraph } from '../parts/parts';
import type { MailTemplate } from '../template';

/** Confirms an erasure with the number of its receipt. It is the last mail to the address. */
export const erasureReceipt: MailTemplate<{ id: string; hasKept?: boolean }> = {
  subject: ({ words: { erasureReceipt: words } }, { hasKept }) => (hasKept ? words.subjectWithKept : words.subject),
  reason: ({ words, siteName }) => words.erasureReceipt.reason(siteName),
  Body: ({ context: { words, receiptUrl }, props: { id, hasKept } }) => (
    <>
      <Paragraph>{words.greeting}</Paragraph>
      {hasKept && <Paragraph>{`${words.erasureReceipt.subjectWithKept}.`}</Paragraph>}
      <CodeParagraph code={id}>{words.erasureReceipt.erased(id)}</CodeParagraph>
      <ButtonLink href={receiptUrl(id)}>{words.erasureReceipt.link}</ButtonLink>
      <Paragraph>{words.erasureReceipt.last}</Paragraph>
    </>
  ),
};
