import type { PersonalData } from '../../leads/personal-data/personal-data';

/** The keyed hash by which an e-mail address is found: that of an applicant too, whatever form was used. */
export const addressHashOf = (personalData: PersonalData, address: string): string =>
  personalData.lookupHash('email', address.trim().toLowerCase());

/** The hashes of an address by every key, the newest first. */
export const addressHashesOf = (personalData: PersonalData, address: string): readonly string[] =>
  personalData.lookupHashes('email', address.trim().toLowerCase());
