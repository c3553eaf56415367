import type { Core, UID } from '@strapi/strapi';
import type { AdminUser } from './admin-session';

export interface AdminRole {
  id: number;
  code: string;
  users?: unknown[];
}

export interface AdminPermission {
  action: string;
  subject: string | null;
  conditions: string[];
  properties: { fields?: string[]; locales?: readonly string[] };
}

/** Touches rows of `admin::role`, which the manual leaves to the admin's own screens. */
export async function findRole(strapi: Core.Strapi, code: string): Promise<AdminRole | null> {
  return strapi.db.query('admin::role').findOne({ where: { code }, populate: ['users'] });
}

export interface Administrator extends Required<AdminUser> {
  isActive: boolean;
  blocked: boolean | null;
}

/** The people of the admin who fit a condition, each with the codes of their roles. Touches rows of `admin::user`. */
export async function findAdministrators(strapi: Core.Strapi, where: object): Promise<Administrator[]> {
  return strapi.db.query('admin::user').findMany({
    select: ['id', 'firstname', 'lastname', 'username', 'email', 'isActive', 'blocked'],
    where,
    populate: { roles: { select: ['code'] } },
    orderBy: { id: 'asc' },
  });
}

/** Creates the role, or updates its name and description. */
export async function saveRole(
  strapi: Core.Strapi,
  { code, name, description }: { code: string; name: string; description: string },
): Promise<AdminRole> {
  const roles = strapi.db.query('admin::role');
  const existing: AdminRole | null = await roles.findOne({ where: { code } });
  if (!existing) return roles.create({ data: { code, name, description } });
  return roles.update({ where: { id: existing.id }, data: { name, description } });
}

/** Gives a role these permissions and no others. Touches the admin's role service. */
export async function assignPermissions(
  strapi: Core.Strapi,
  roleId: number,
  permissions: readonly AdminPermission[],
): Promise<void> {
  await strapi.service('admin::role').assignPermissions(roleId, permissions);
}

export async function deleteRole(strapi: Core.Strapi, roleId: number): Promise<void> {
  await strapi.service('admin::role').deleteByIds([roleId]);
}

/**
 * The field names that a permission on a content type lists: `title`, `seo.title`, … Touches the admin's own function for it.
 */
export function permissionFieldsOf(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return strapi.service('admin::content-type').getNestedFields(strapi.getModel(uid), { components: strapi.components });
}

export async function hasAdministrator(strapi: Core.Strapi): Promise<boolean> {
  return strapi.service('admin::user').exists();
}

/** Touches the services that the admin's registration screen calls. */
export async function createSuperAdministrator(
  strapi: Core.Strapi,
  user: { email: string; password: string; firstname: string; lastname: string; preferedLanguage: string },
): Promise<void> {
  const role: AdminRole = await strapi.service('admin::role').getSuperAdmin();
  const account = { ...user, isActive: true, blocked: false, registrationToken: null, roles: [role.id] };
  await strapi.service('admin::user').create(account);
}
