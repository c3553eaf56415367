import { type SecretAccount, secretAccountSchema } from '@prestafaro/types/application';
import type { PersonalData } from '../../src/leads/personal-data/personal-data';

/** Encrypts an account as the CMS stores it. */
export function encryptAccount(
  personalData: PersonalData,
  rowKey: string,
  { number, bank, branchCode }: SecretAccount,
): string {
  return personalData.encrypt('applications.accountSealed', rowKey, JSON.stringify({ number, bank, branchCode }));
}

/** @throws Error that does not contain the value, if it cannot be decrypted. */
export function decryptAccount(personalData: PersonalData, rowKey: string, encrypted: string): SecretAccount {
  return secretAccountSchema.parse(JSON.parse(personalData.decrypt('applications.accountSealed', rowKey, encrypted)));
}
