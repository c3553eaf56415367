import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { mailOutboxOf } from './register-mail';
import type { MailContent } from './templates/templates';

/** An affiliate to whom a mail goes. */
export interface MailedAffiliate {
  id: number;
  site: Locale;
  email: string;
  code: string;
}

export type AffiliateMail = 'affiliate-request' | 'affiliate-approved' | 'affiliate-link';

/** Writes a mail to an affiliate into the outbox. Call it in the transaction of its cause. Its link is made when it is sent. */
export async function mailAffiliate(
  strapi: Core.Strapi,
  template: AffiliateMail,
  { id: affiliateId, site, email, code }: MailedAffiliate,
  now: Date,
): Promise<void> {
  const content: MailContent =
    template === 'affiliate-approved'
      ? { template, props: { affiliateId, code } }
      : { template, props: { affiliateId } };
  await mailOutboxOf(strapi).add({ site, to: email, content }, now);
}
