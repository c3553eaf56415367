import { z } from 'zod';
import type { PersonalData } from '../../leads/personal-data/personal-data';

const accountSchema = z.object({ number: z.string(), bank: z.string().nullable(), branchCode: z.string().nullable() });

/** The account to which a lender pays out. `bank` and `branchCode` are given where the country's accounts need them. */
export type SecretAccount = z.infer<typeof accountSchema>;

export function encryptAccount(personalData: PersonalData, { number, bank, branchCode }: SecretAccount): string {
  return personalData.encrypt('applications.accountSealed', JSON.stringify({ number, bank, branchCode }));
}

/** @throws Error that does not contain the value, if it cannot be decrypted. */
export function decryptAccount(personalData: PersonalData, sealed: string): SecretAccount {
  return accountSchema.parse(JSON.parse(personalData.decrypt('applications.accountSealed', sealed)));
}
