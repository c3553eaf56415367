import type { PersonalData } from '../../leads/personal-data/personal-data';

/** The keyed hash by which an e-mail address is found: that of an applicant too, whatever form was used. */
export const addressHashOf = (personalData: PersonalData, address: string): string =>
  personalData.lookupHash('email', address.trim().toLowerCase());
