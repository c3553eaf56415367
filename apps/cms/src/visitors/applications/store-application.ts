import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import { mailStatus } from '../../delivery/mail/application-mails';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { creditedAffiliate } from '../affiliates/credited-affiliate';
import { creditLead } from '../affiliates/credits';
import { truncatedAddress } from '../endpoints/network-address';
import { applicationRecord, type CheckedSubmission } from './application-record';

/**
 * Writes an application, the first line of its history, the proofs of its consents, the lead of its affiliate and the mail that confirms it, in one short transaction that calls
 * nothing outside of the database.
 * @returns the id of the row
 * @throws the database's error, also for a key that is stored already: `keyHash` is unique
 */
export async function storeApplication(
  strapi: Core.Strapi,
  personalData: PersonalData,
  checked: CheckedSubmission,
  now: Date,
): Promise<number> {
  const record = applicationRecord(personalData, checked, now);
  const consents = consentRecords(personalData, checked, now);
  return strapi.db.transaction(async () => {
    const affiliate = await creditedAffiliate(strapi, checked.country, record.attribution);
    const data = { ...record, affiliateId: affiliate?.id ?? null };
    const { id }: { id: number } = await strapi.db.query(uidOf('application')).create({ data });
    if (affiliate) await creditLead(strapi, affiliate, { applicationId: id, site: checked.site, now });
    await strapi.db.query(uidOf('application-change')).create({
      data: { applicationId: id, fromStatus: 'draft', toStatus: 'submitted', source: 'visitor', at: now },
    });
    // One statement: `create` writes one row, and reads it again.
    await strapi.db
      .query(uidOf('consent-record'))
      .createMany({ data: consents.map((consent) => ({ ...consent, applicationId: id })) });
    await mailStatus(strapi, id, 'submitted', now);
    return id;
  });
}

/** One record for each consent that the form showed, given or not (R25). */
function consentRecords(personalData: PersonalData, { site, submission, answers }: CheckedSubmission, now: Date) {
  const version = submission.version === null ? '' : `.${submission.version}`;
  return submission.consents.map(({ purpose, isGiven, textVersion, text }) => ({
    subjectHash: addressHashOf(personalData, answers.email),
    site,
    purpose,
    isGiven,
    textVersion,
    text,
    at: now,
    truncatedAddress: truncatedAddress(submission.address),
    channel: `${submission.form}${version}`,
    isBlocked: false,
  }));
}
