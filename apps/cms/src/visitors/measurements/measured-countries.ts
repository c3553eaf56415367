import type { CountryCode } from '@prestafaro/countries';
import { countriesOfRoles, type RoleKind } from '../../access/role-codes';

const MEASURED_BY: readonly RoleKind[] = ['chief-editor', 'editor', 'lead-manager', 'analyst'];

/**
 * The countries whose measurements an administrator with these roles may see: those of the roles that edit, handle applications or
 * analyse. Any other role gives no country, even if it has the permission.
 */
export const measuredCountriesOf = (roleCodes: readonly string[]): readonly CountryCode[] =>
  countriesOfRoles(roleCodes, MEASURED_BY);
