import { type CountryCode, countryCodes } from '@prestafaro/countries';
import { isSuperAdministrator, leadManagerCode } from '../../leads/desk/desk-sites';

export const editorCode = (country: CountryCode): string => `editor-${country.toLowerCase()}`;

/**
 * The countries whose measurements an administrator with these roles may see: those of the roles that edit or handle applications. Any
 * other role gives no country, even if it has the permission.
 */
export function measuredCountriesOf(roleCodes: readonly string[]): readonly CountryCode[] {
  if (isSuperAdministrator(roleCodes)) return countryCodes;
  return countryCodes.filter((country) =>
    [editorCode(country), leadManagerCode(country)].some((code) => roleCodes.includes(code)),
  );
}
