import { type CountryCode, countryCodes, sitesOf } from '@prestafaro/countries';
import type { AdminUser } from '../../platform/strapi-internals/admin-session';
import { ROLES } from '../roles';

const SUPER_ADMINISTRATOR = 'strapi-super-admin';

/** The countries whose files an administrator may see and change: those of the roles. `all` for the super administrator. */
export function mediaCountries({ roles = [] }: AdminUser): readonly CountryCode[] | 'all' {
  const codes = new Set(roles.map(({ code }) => code));
  if (codes.has(SUPER_ADMINISTRATOR)) return 'all';
  const locales = ROLES.filter(({ code }) => codes.has(code)).flatMap((role) => role.locales);
  return countryCodes.filter((code) => sitesOf(code).some(({ locale }) => locales.includes(locale)));
}
