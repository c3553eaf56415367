import { type CountryCode, countryCodes } from '@prestafaro/countries';

/** Strapi's code of the role that may do everything. */
export const SUPER_ADMINISTRATOR = 'strapi-super-admin';

/** The kinds of roles that each country has. `roles.ts` says what they may do. */
export type RoleKind =
  | 'chief-editor'
  | 'editor'
  | 'author'
  | 'moderator'
  | 'lead-manager'
  | 'affiliate-manager'
  | 'analyst';

/** The code of a role in Strapi: `editor-es`. */
export const roleCode = (kind: RoleKind, country: CountryCode): string => `${kind}-${country.toLowerCase()}`;

export const isSuperAdministrator = (roleCodes: readonly string[]): boolean => roleCodes.includes(SUPER_ADMINISTRATOR);

/**
 * The countries for which an administrator with these roles has one of these kinds: a person may be an editor of one country and a
 * lead manager of another. A permission of Strapi names no country, so the pages of ours check the country with this function.
 */
export function countriesOfRoles(roleCodes: readonly string[], kinds: readonly RoleKind[]): readonly CountryCode[] {
  if (isSuperAdministrator(roleCodes)) return countryCodes;
  return countryCodes.filter((country) => kinds.some((kind) => roleCodes.includes(roleCode(kind, country))));
}
