import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import { mailStatusOf } from '../../delivery/mail/application-mails';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { insertRow } from '../../platform/database/insert-row';
import { creditedAffiliate } from '../affiliates/credited-affiliate';
import { creditLead } from '../affiliates/credits';
import { truncatedAddress } from '../endpoints/network-address';
import { applicationRecord, type CheckedSubmission } from './application-record';
import { type Matching, snapshotOf } from './match-application';

/**
 * Writes an application, the first lines of its history, the proofs of its consents, the lead of its affiliate and the mail that confirms it, in
 * one short transaction that calls nothing outside of the database.
 * @param matching its comparison with the offers. Without it the application stays `submitted` and is matched later.
 * @throws the database's error, also for a key that is stored already: `keyHash` is unique
 */
export async function storeApplication(
  strapi: Core.Strapi,
  personalData: PersonalData,
  checked: CheckedSubmission,
  now: Date,
  matching?: Matching,
): Promise<void> {
  const record = { ...applicationRecord(personalData, checked, now), ...(matching && shownOffers(matching, now)) };
  const consents = consentRecords(personalData, checked, now);
  await strapi.db.transaction(async () => {
    const affiliate = await creditedAffiliate(strapi, checked.country, record.attribution);
    const data = { ...record, affiliateId: affiliate?.id ?? null };
    const id = await insertRow(strapi, uidOf('application'), data);
    if (affiliate) await creditLead(strapi, affiliate, { applicationId: id, site: checked.site, now });
    await strapi.db
      .query(uidOf('application-change'))
      .createMany({ data: firstChanges(matching).map((change) => ({ ...change, applicationId: id, at: now })) });
    await strapi.db
      .query(uidOf('consent-record'))
      .createMany({ data: consents.map((consent) => ({ ...consent, applicationId: id })) });
    const { email, amount } = checked.answers;
    await mailStatusOf(strapi, { ...{ id, email, amount }, site: checked.site, isBlocked: false }, 'submitted', now);
  });
}

const shownOffers = (matching: Matching, now: Date) => ({
  ...snapshotOf(matching, now),
  status: 'offers_shown' as const,
});

/** The history of a new application. A matched one has shown its offers already (R24). */
function firstChanges(matching: Matching | undefined) {
  const submitted = { fromStatus: 'draft', toStatus: 'submitted', source: 'visitor' } as const;
  const shown = { fromStatus: 'submitted', toStatus: 'offers_shown', source: 'matching' } as const;
  return matching ? [submitted, shown] : [submitted];
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
