import { type CountryCode, countryCodes, type Locale, locales, sitesOf } from '@prestafaro/countries';

/** Strapi's code of the role that may do everything. */
const SUPER_ADMINISTRATOR = 'strapi-super-admin';

export const isSuperAdministrator = (roleCodes: readonly string[]): boolean => roleCodes.includes(SUPER_ADMINISTRATOR);

export const leadManagerCode = (country: CountryCode): string => `lead-manager-${country.toLowerCase()}`;

/**
 * The sites whose applications an administrator with these roles may see: those of the countries of his lead manager roles.
 * Any other role gives no site, even if it has a permission of the desk.
 */
export function deskSitesOf(roleCodes: readonly string[]): readonly Locale[] {
  if (isSuperAdministrator(roleCodes)) return locales;
  return countryCodes
    .filter((country) => roleCodes.includes(leadManagerCode(country)))
    .flatMap((country) => sitesOf(country).map(({ locale }) => locale));
}
