import type { MailContext } from '../template';
import { ButtonLink, Paragraph } from './parts';

/** The way to the page of an affiliate, or of a request. */
export const AffiliateLink = ({ context, label, hint }: { context: MailContext; label: string; hint: string }) =>
  context.affiliateUrl !== null && (
    <>
      <ButtonLink href={context.affiliateUrl}>{label}</ButtonLink>
      <Paragraph>{hint}</Paragraph>
    </>
  );
