import { ButtonLink, Paragraph } from '../parts/parts';
import { UnsubscribeLink } from '../parts/unsubscribe-link';
import type { MailTemplate } from '../template';

/**
 * Advertises the open offers that fit an application. The subject begins with the label of the country (R30). It names no rate and no cost (R2).
 * @param props.count of the offers when it is sent
 */
export const offersThatFit: MailTemplate<{ amount: number; count: number }> = {
  isCommercial: true,
  subject: ({ words, advertisingLabel }, { count }) => `${advertisingLabel} ${words.offersThatFit.subject(count)}`,
  reason: ({ words, siteName }) => words.footer.offers(siteName),
  Body: ({ context, props }) => {
    const { words, warning, statusUrl } = context;
    const { found, where, link, intermediary } = words.offersThatFit;
    return (
      <>
        <Paragraph>{words.greeting}</Paragraph>
        <Paragraph>{found(context.money(props.amount))}</Paragraph>
        <Paragraph>{where}</Paragraph>
        {warning !== null && (
          <Paragraph>
            <strong>{warning}</strong>
          </Paragraph>
        )}
        {statusUrl !== null && <ButtonLink href={statusUrl}>{link}</ButtonLink>}
        <Paragraph>{words.status.hint}</Paragraph>
        <Paragraph>{intermediary}</Paragraph>
        <UnsubscribeLink context={context} />
      </>
    );
  },
};
