import { type CountryCode, countryCodes, type Locale, locales, sitesOf } from '@prestafaro/countries';

/** Strapi's own code of the role that may do everything. */
const SUPER_ADMINISTRATOR = 'strapi-super-admin';

export const isSuperAdministrator = (roleCodes: readonly string[]): boolean => roleCodes.includes(SUPER_ADMINISTRATOR);

export const leadManagerCode = (country: CountryCode): string => `lead-manager-${country.toLowerCase()}`;

/**
 * The sites whose applications somebody with these roles may see at all: those of the countries that he manages.
 * Another role gives none, whatever permission of the desk it was handed.
 */
export function deskSitesOf(roleCodes: readonly string[]): readonly Locale[] {
  if (isSuperAdministrator(roleCodes)) return locales;
  return countryCodes
    .filter((country) => roleCodes.includes(leadManagerCode(country)))
    .flatMap((country) => sitesOf(country).map(({ locale }) => locale));
}
