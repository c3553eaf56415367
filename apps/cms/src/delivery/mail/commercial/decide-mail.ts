import { nextContactTime, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import type { MailRow } from '../mail-rows';
import { isCommercial } from '../templates/templates';
import type { Decision } from './decision';
import { fittingOffers } from './fitting-offers';
import type { Unsubscriptions } from './unsubscriptions';

/**
 * Decides about a mail again when it is sent, because hours may have passed since it was written. Every mail but advertising is sent. Advertising
 * goes to nobody who has unsubscribed, withdrawn the consent or found a loan, and only in the hours of the country (R30).
 */
export async function decideMail(
  { strapi, unsubscriptions }: { strapi: Core.Strapi; unsubscriptions: Unsubscriptions },
  { template, applicationId, addressHash, site }: MailRow,
  now: Date,
): Promise<Decision> {
  if (!isCommercial(template)) return { kind: 'send' };
  if (await unsubscriptions.hasAny([addressHash])) return { kind: 'drop', reason: 'unsubscribed' };
  const offered = applicationId === null ? 'no application' : await fittingOffers(strapi, applicationId);
  if (typeof offered === 'string') return { kind: 'drop', reason: offered };
  const until = nextContactTime(siteOfLocale(site).country, now);
  if (until > now) return { kind: 'wait', until };
  const { amount, count } = offered;
  return { kind: 'send', content: { template: 'offers-that-fit', props: { amount, count } } };
}
