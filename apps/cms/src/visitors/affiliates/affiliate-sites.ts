import { type Locale, sitesOf } from '@prestafaro/countries';
import { countriesOfRoles } from '../../access/role-codes';

/** The sites whose affiliates an administrator with these roles may see: those of the countries of his affiliate manager roles. */
export const affiliateSitesOf = (roleCodes: readonly string[]): readonly Locale[] =>
  countriesOfRoles(roleCodes, ['affiliate-manager']).flatMap((country) => sitesOf(country).map(({ locale }) => locale));
