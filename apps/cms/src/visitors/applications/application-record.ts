import { type ApplicationAnswers, storedAnswers } from '@prestafaro/application';
import type { CountryCode, Locale } from '@prestafaro/countries';
import type { Submission } from '@prestafaro/types/application';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { networkOf } from '../endpoints/network-address';

/** A checked submission with its hashes. */
export interface CheckedSubmission {
  site: Locale;
  country: CountryCode;
  submission: Submission;
  answers: ApplicationAnswers;
  keyHash: string;
  contentHash: string;
  tokenHash: string;
  leadIdHash: string;
}

/** The row of a new application. */
export function applicationRecord(personalData: PersonalData, checked: CheckedSubmission, now: Date) {
  const { site, country, submission, answers, keyHash, contentHash, tokenHash, leadIdHash } = checked;
  return {
    site,
    country,
    status: 'submitted' as const,
    statusChangedAt: now,
    submittedAt: now,
    form: submission.form,
    formVersion: submission.version,
    arm: submission.isArmAllowed ? submission.arm : null,
    attribution: submission.attribution,
    keyHash,
    contentHash,
    tokenHash,
    leadIdHash,
    addressHash: personalData.lookupHash('address', networkOf(submission.address)),
    ...storedAnswers(answers, country, {
      encrypt: (column, text) => personalData.encrypt(`applications.${column}`, keyHash, text),
      lookupHash: personalData.lookupHash,
    }),
    isBlocked: false,
    isUnderClaim: false,
  };
}
