import { z } from 'zod';
import type { PersonalData } from '../personal-data/personal-data';

const accountSchema = z.object({ number: z.string(), bank: z.string().nullable(), branchCode: z.string().nullable() });

/** What a lender needs to pay out. `bank` and `branchCode` where the country's accounts need them beside the number. */
export type SecretAccount = z.infer<typeof accountSchema>;

export function sealAccount(personalData: PersonalData, { number, bank, branchCode }: SecretAccount): string {
  return personalData.seal('applications.accountSealed', JSON.stringify({ number, bank, branchCode }));
}

/** @throws Error without the value, if it does not open. */
export function openAccount(personalData: PersonalData, sealed: string): SecretAccount {
  return accountSchema.parse(JSON.parse(personalData.open('applications.accountSealed', sealed)));
}
