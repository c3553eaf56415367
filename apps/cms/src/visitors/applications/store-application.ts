import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { PersonalData } from '../personal-data/personal-data';
import { applicationRecord, type CheckedSubmission, emailHashOf } from './application-record';
import { truncatedAddress } from './truncated-address';

/**
 * Writes an application, the beginning of its history and the proof of its consents: all of them or none, in one short
 * transaction that asks nothing outside.
 * @returns the id of the row.
 * @throws whatever the database says, a key that is there already included: `keyHash` is unique.
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
    const { id }: { id: number } = await strapi.db.query(uidOf('application')).create({ data: record });
    await strapi.db.query(uidOf('application-change')).create({
      data: { applicationId: id, fromStatus: 'draft', toStatus: 'submitted', source: 'visitor', at: now },
    });
    for (const consent of consents) {
      await strapi.db.query(uidOf('consent-record')).create({ data: { ...consent, applicationId: id } });
    }
    return id;
  });
}

/** One for each box that was shown, ticked or not (R25). */
function consentRecords(personalData: PersonalData, { site, submission, answers }: CheckedSubmission, now: Date) {
  const version = submission.version === null ? '' : `.${submission.version}`;
  return submission.consents.map(({ purpose, isGiven, textVersion, text }) => ({
    subjectHash: emailHashOf(personalData, answers.email),
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
