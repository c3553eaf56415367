import type { MailContext } from '../template';
import { ButtonLink, Paragraph } from './parts';

/** The way to the page of an affiliate. */
export const AffiliateLink = ({ context, label }: { context: MailContext; label: string }) =>
  context.affiliateUrl !== null && (
    <>
      <ButtonLink href={context.affiliateUrl}>{label}</ButtonLink>
      <Paragraph>{context.words.affiliate.hint}</Paragraph>
    </>
  );
