import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import type { RateLimit } from '../endpoints/rate-limits';
import { type AffiliateRow, contactOf, hadContract } from './affiliate-row';

/** Links per affiliate and hour: a mail may be slow, and a mailbox must not be filled. */
export const LINK_ALLOWANCE = { perAffiliate: 3 } as const;

export interface LinkServices {
  strapi: Core.Strapi;
  personalData: PersonalData;
  links: MailedLinks;
  limit: RateLimit<keyof typeof LINK_ALLOWANCE>;
}

interface Linked {
  affiliate: AffiliateRow;
  isExpired: boolean;
}

/** The affiliate of a mailed link; null for an unknown token, one of another purpose or site, or one whose affiliate was erased. */
export async function linkedAffiliate(
  { strapi, links }: Pick<LinkServices, 'strapi' | 'links'>,
  { locale, token }: { locale: Locale; token: string },
  now: Date,
): Promise<Linked | null> {
  const link = await links.find(locale, token, now);
  if (link?.purpose !== 'affiliate') return null;
  const affiliate: AffiliateRow | null = await strapi.db
    .query(uidOf('affiliate'))
    .findOne({ where: { id: Number(link.subject), site: locale } });
  return affiliate && { affiliate, isExpired: link.isExpired };
}

/** Confirms that the address of a request belongs to the holder of the link. A second time changes nothing. */
export async function confirmAffiliate(strapi: Core.Strapi, { id }: AffiliateRow, now: Date): Promise<void> {
  await strapi.db.query(uidOf('affiliate')).updateMany({
    where: { id, confirmedAt: { $null: true } },
    data: { confirmedAt: now },
  });
}

export type RenewOutcome = { outcome: 'mailed' } | { outcome: 'too-many'; retryAfterSeconds: number };

/**
 * Mails another link, to the address of the affiliate. The old token proves nothing any more, but a person who has it learns nothing, because
 * only the mailbox of the affiliate gets the new one.
 */
export async function renewAffiliateLink(
  { strapi, personalData, limit }: LinkServices,
  affiliate: AffiliateRow,
  now: Date,
): Promise<RenewOutcome> {
  const { id, site, state } = affiliate;
  const retryAfterSeconds = await limit.secondsToWait({ perAffiliate: String(id) });
  if (retryAfterSeconds !== null) return { outcome: 'too-many', retryAfterSeconds };
  const template = state === 'requested' && !hadContract(affiliate) ? 'affiliate-request' : 'affiliate-link';
  const { email } = contactOf(personalData, affiliate);
  await mailAffiliate(strapi, { site, email }, { template, props: { affiliateId: id } }, now);
  return { outcome: 'mailed' };
}
