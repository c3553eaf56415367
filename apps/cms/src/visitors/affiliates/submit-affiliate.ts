import { siteOfLocale } from '@prestafaro/countries';
import type { AffiliateRequest } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import { mailAffiliate } from '../../delivery/mail/affiliate-mails';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { newAffiliateCode } from './affiliate-code';
import { type AffiliateContact, type AffiliateRow, contactOf, encryptContact } from './affiliate-row';

/** An address gets at most one mail in this time, however often its form is sent. */
const MAIL_EVERY_MS = 60 * 60_000;

/**
 * Stores a request. An address has one request on a site:
 * - A request that waits, or was refused, is replaced by a later one. A changed one has to be confirmed again, because anybody can type any address.
 * - A later form of an affiliate changes nothing: its mail carries a new link to the page of the affiliate.
 * The answer is always the same, so the form does not tell who is an affiliate. Call it for one address at a time.
 */
export async function submitAffiliate(
  strapi: Core.Strapi,
  personalData: PersonalData,
  request: AffiliateRequest,
  now: Date,
): Promise<void> {
  const { locale: site, name, email, website, text, model: wishedModel, payoutMethod } = request;
  const contact = { name, email: email.trim(), website, text };
  const addressHash = addressHashOf(personalData, email);
  const affiliates = strapi.db.query(uidOf('affiliate'));
  await strapi.db.transaction(async () => {
    const stored: AffiliateRow | null = await affiliates.findOne({ where: { site, addressHash } });
    if (!stored) {
      const code = newAffiliateCode();
      const { country } = siteOfLocale(site);
      const { id }: { id: number } = await affiliates.create({
        data: {
          ...{ code, site, country, addressHash, wishedModel, payoutMethod },
          contact: encryptContact(personalData, code, contact),
          ...{ state: 'requested', stateChangedAt: now, requestedAt: now, mailedAt: now },
        },
      });
      await recordRequest(strapi, id, null, now);
      return mailAffiliate(strapi, 'affiliate-request', { id, site, email: contact.email, code }, now);
    }
    const { id, state, mailedAt } = stored;
    const isPartner = state === 'approved' || state === 'paused';
    if (!isPartner && (state === 'refused' || !isSame(personalData, stored, contact, wishedModel, payoutMethod))) {
      await affiliates.update({
        where: { id },
        data: {
          contact: encryptContact(personalData, stored.code, contact),
          ...{
            wishedModel,
            payoutMethod,
            state: 'requested',
            stateChangedAt: now,
            requestedAt: now,
            confirmedAt: null,
          },
        },
      });
      await recordRequest(strapi, id, state, now);
    }
    if (mailedAt && now.getTime() - new Date(mailedAt).getTime() < MAIL_EVERY_MS) return;
    await affiliates.update({ where: { id }, data: { mailedAt: now } });
    const template = isPartner ? 'affiliate-link' : 'affiliate-request';
    await mailAffiliate(strapi, template, { id, site, email: contact.email, code: stored.code }, now);
  });
}

function isSame(
  personalData: PersonalData,
  stored: AffiliateRow,
  contact: AffiliateContact,
  ...wishes: [AffiliateRow['wishedModel'], AffiliateRow['payoutMethod']]
): boolean {
  const before = JSON.stringify([contactOf(personalData, stored), stored.wishedModel, stored.payoutMethod]);
  return before === JSON.stringify([contact, ...wishes]);
}

/** @param fromState null for the first request */
function recordRequest(strapi: Core.Strapi, affiliateId: number, fromState: string | null, now: Date) {
  return strapi.db
    .query(uidOf('affiliate-change'))
    .create({ data: { affiliateId, fromState, toState: 'requested', at: now } });
}
