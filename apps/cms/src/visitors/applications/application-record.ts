import type { ApplicationAnswers } from '@prestafaro/application';
import type { CountryCode, Locale } from '@prestafaro/countries';
import { maskAccount, maskDocument, maskPhone, toIsoDate } from '@prestafaro/countries';
import type { Submission } from '@prestafaro/types/application';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { networkOf } from '../endpoints/network-address';
import { encryptAccount } from './encrypted-account';

/** A checked submission with its hashes. */
export interface CheckedSubmission {
  site: Locale;
  country: CountryCode;
  submission: Submission;
  answers: ApplicationAnswers;
  keyHash: string;
  contentHash: string;
  tokenHash: string;
}

/** The row of a new application. A value that R28 protects is encrypted, masked for display and hashed for the search. */
export function applicationRecord(personalData: PersonalData, checked: CheckedSubmission, now: Date) {
  const { site, country, submission, answers, keyHash, contentHash, tokenHash } = checked;
  return {
    site,
    country,
    status: 'submitted' as const,
    statusChangedAt: now,
    submittedAt: now,
    form: submission.form,
    formVersion: submission.version,
    arm: submission.arm,
    attribution: submission.attribution,
    keyHash,
    contentHash,
    tokenHash,
    addressHash: personalData.lookupHash('address', networkOf(submission.address)),
    ...personOf(personalData, country, answers),
    ...documentOf(personalData, answers),
    ...accountOf(personalData, answers),
    amount: answers.amount,
    days: answers.days,
    purpose: answers.purpose,
    employment: answers.employment,
    monthlyIncome: answers.monthlyIncome,
    inDefaultRegister: answers.inDefaultRegister,
    hasBankAccount: answers.hasBankAccount,
    isBlocked: false,
    isUnderClaim: false,
  };
}

/** By this hash a person is found again, whatever form was used. */
export const emailHashOf = (personalData: PersonalData, email: string) =>
  personalData.lookupHash('email', email.trim().toLowerCase());

function personOf(personalData: PersonalData, country: CountryCode, answers: ApplicationAnswers) {
  const { firstName, lastName, email, birthDate, phone } = answers;
  return {
    firstName,
    lastName,
    email,
    emailHash: emailHashOf(personalData, email),
    birthDate: toIsoDate(birthDate),
    phoneSealed: personalData.encrypt('applications.phoneSealed', phone),
    phoneMasked: maskPhone(country, phone),
    phoneHash: personalData.lookupHash('phone', phone),
  };
}

function documentOf(personalData: PersonalData, { document }: ApplicationAnswers) {
  if (!document) return {};
  return {
    documentKind: document.kind,
    documentSealed: personalData.encrypt('applications.documentSealed', document.number),
    documentMasked: maskDocument(document.number),
    documentHash: personalData.lookupHash('document', document.number),
  };
}

function accountOf(personalData: PersonalData, { account }: ApplicationAnswers) {
  if (!account) return {};
  const { kind, ...secret } = account;
  return {
    accountKind: kind,
    accountSealed: encryptAccount(personalData, secret),
    accountMasked: maskAccount(account.number),
    accountHash: personalData.lookupHash('account', account.number),
  };
}
