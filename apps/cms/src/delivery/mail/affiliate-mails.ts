import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { mailOutboxOf } from './register-mail';
import type { MailContent } from './templates/templates';

/** A mail of the affiliate programme with its properties. */
export type AffiliateMail = Extract<MailContent, { template: `affiliate-${string}` }>;

/** Writes a mail to an affiliate into the outbox. Call it in the transaction of its cause. Its link is made when it is sent. */
export async function mailAffiliate(
  strapi: Core.Strapi,
  { site, email }: { site: Locale; email: string },
  content: AffiliateMail,
  now: Date,
): Promise<void> {
  await mailOutboxOf(strapi).add({ site, to: email, content }, now);
}
