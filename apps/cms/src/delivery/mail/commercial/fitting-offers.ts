import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { type MatchedOffer, matchedIds } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { openOffers } from '../../feeds/open-offers';

interface Row {
  site: string;
  email: string;
  amount: number;
  matches: MatchedOffer[] | null;
}

/** An applicant who may be told of offers. */
export interface Offered extends Pick<Row, 'email' | 'amount'> {
  /** Open offers that fit. At least one. */
  count: number;
}

/**
 * The offers of an applicant who waits for nothing else: no offer was picked, nothing was withdrawn or decided, and nothing is blocked.
 * @returns the reason in words if there is nothing to tell
 */
export async function fittingOffers(strapi: Core.Strapi, applicationId: number): Promise<Offered | string> {
  const row: Row | null = await strapi.db.query(uidOf('application')).findOne({
    select: ['site', 'email', 'amount', 'matches'],
    where: { id: applicationId, status: 'offers_shown', isBlocked: false, isUnderClaim: false },
  });
  if (!row || !isLocale(row.site)) return 'no longer looking';
  if (!(await isConsentGiven(strapi, applicationId))) return 'no consent';
  const open = new Set(await openOffers(strapi, [siteOfLocale(row.site).country]));
  const count = matchedIds(row.matches ?? []).filter((id) => open.has(id)).length;
  return count > 0 ? { email: row.email, amount: row.amount, count } : 'no offer';
}

/** R22 (c): the consent to offers by mail and SMS, given and not revoked. */
async function isConsentGiven(strapi: Core.Strapi, applicationId: number): Promise<boolean> {
  const where = { applicationId, purpose: 'messages', isGiven: true, isBlocked: false, revokedAt: { $null: true } };
  return (await strapi.db.query(uidOf('consent-record')).findOne({ select: ['id'], where })) !== null;
}
