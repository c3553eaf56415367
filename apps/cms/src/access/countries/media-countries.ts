import { type CountryCode, countryCodes, sitesOf } from '@prestafaro/countries';
import type { AdminUser } from '../../platform/strapi-internals/admin-session';
import { isSuperAdministrator } from '../role-codes';
import { ROLES } from '../roles';

/** The permissions on files that are limited to countries. */
export type MediaAction = 'plugin::upload.read' | 'plugin::upload.assets.create' | 'plugin::upload.assets.update';

/**
 * The countries on whose files an administrator may do something: those of the roles that have the permission. `all` for the super
 * administrator. A person may edit one country and moderate another, and has files of the first one only.
 */
export function mediaCountries({ roles = [] }: AdminUser, action: MediaAction): readonly CountryCode[] | 'all' {
  const codes = roles.map(({ code }) => code);
  if (isSuperAdministrator(codes)) return 'all';
  const locales = ROLES.filter(({ code, plugins }) => codes.includes(code) && plugins.includes(action)).flatMap(
    (role) => role.locales,
  );
  return countryCodes.filter((code) => sitesOf(code).some(({ locale }) => locales.includes(locale)));
}
