import { type Locale, sitesOf } from '@prestafaro/countries';
import { countriesOfRoles } from '../../access/role-codes';

/**
 * The sites whose applications an administrator with these roles may see: those of the countries of his lead manager roles.
 * Any other role gives no site, even if it has a permission of the desk.
 */
export function deskSitesOf(roleCodes: readonly string[]): readonly Locale[] {
  return countriesOfRoles(roleCodes, ['lead-manager']).flatMap((country) =>
    sitesOf(country).map(({ locale }) => locale),
  );
}
