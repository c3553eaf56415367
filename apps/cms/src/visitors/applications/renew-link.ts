import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import { mailOutboxOf } from '../../delivery/mail/register-mail';
import type { RateLimit } from '../endpoints/rate-limits';

/** Links per application and hour: a mail may be slow, and a mailbox must not be filled. */
export const LINK_ALLOWANCE = { perApplication: 3 } as const;

export type RenewOutcome = { outcome: 'mailed' | 'unknown' } | { outcome: 'too-many'; retryAfterSeconds: number };

/**
 * Mails another link for the application of an old one, to the address of that application. The old token proves nothing any more, but
 * a person who has it learns nothing, because only the mailbox of the applicant gets the new one.
 */
export async function renewStatusLink(
  strapi: Core.Strapi,
  { links, limit }: { links: MailedLinks; limit: RateLimit<keyof typeof LINK_ALLOWANCE> },
  { locale, token }: { locale: Locale; token: string },
  now: Date,
): Promise<RenewOutcome> {
  const link = await links.find(locale, token, now);
  if (link?.purpose !== 'status') return { outcome: 'unknown' };
  const applicationId = Number(link.subject);
  const application: { email: string } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['email'], where: { id: applicationId, isBlocked: false } });
  if (!application) return { outcome: 'unknown' };
  const retryAfterSeconds = await limit.secondsToWait({ perApplication: link.subject });
  if (retryAfterSeconds !== null) return { outcome: 'too-many', retryAfterSeconds };
  const mail = {
    site: locale,
    to: application.email,
    content: { template: 'status-link', props: {} },
    applicationId,
  } as const;
  await mailOutboxOf(strapi).add(mail, now);
  return { outcome: 'mailed' };
}
