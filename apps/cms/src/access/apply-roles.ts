import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { asContentType, LOCALIZED_TYPES, uidOf } from '../content/content-types';
import { deskActions } from '../leads/desk/desk-actions';
import {
  type AdminPermission,
  assignPermissions,
  deleteRole,
  findRole,
  permissionFieldsOf,
  saveRole,
} from '../platform/strapi-internals/admin-accounts';
import { affiliateActions } from '../visitors/affiliates/affiliate-actions';
import { READ_MEASUREMENTS } from '../visitors/measurements/measurements-permission';
import { MEDIA_CONDITIONS } from './countries/media-conditions';
import { actionId, ROLES, type RoleDefinition } from './roles';

/** Strapi's own Editor and Author may write for every country, so they must not exist here. */
const ROLES_WITHOUT_COUNTRY = ['strapi-editor', 'strapi-author'];

/** Updates the roles in the database from `roles.ts`. A boot without changes costs one query. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'access' });
  const wanted = fingerprint(strapi);
  if ((await store.get({ key: 'roles' })) === wanted) return;
  await strapi.db.transaction(async () => {
    for (const definition of ROLES) {
      const role = await saveRole(strapi, definition);
      await assignPermissions(strapi, role.id, permissionsOf(strapi, definition));
    }
    for (const code of ROLES_WITHOUT_COUNTRY) await removeUnusedRole(strapi, code);
  });
  await store.set({ key: 'roles', value: wanted });
}

/** The permissions hold field names and conditions, so a new one of either must change the fingerprint as well. */
function fingerprint(strapi: Core.Strapi): string {
  const fields = LOCALIZED_TYPES.map((type) => permissionFieldsOf(strapi, asContentType(uidOf(type))));
  return createHash('sha256')
    .update(JSON.stringify([ROLES, MEDIA_CONDITIONS, fields]))
    .digest('hex');
}

function permissionsOf(
  strapi: Core.Strapi,
  { content, locales, plugins, desk, affiliates, measurements }: RoleDefinition,
): AdminPermission[] {
  const onContent = content.flatMap(({ type, actions, ownOnly }) => {
    const subject = uidOf(type);
    const fields = permissionFieldsOf(strapi, asContentType(subject));
    return actions.map((action) => ({
      action: actionId(action),
      subject,
      conditions: ownOnly ? ['admin::is-creator'] : [],
      properties: action === 'delete' || action === 'publish' ? { locales } : { fields, locales },
    }));
  });
  const other = [
    ...plugins,
    ...desk.map((action) => deskActions[action]),
    ...affiliates.map((action) => affiliateActions[action]),
    ...(measurements ? [READ_MEASUREMENTS] : []),
  ];
  const onOther = other.map((action) => {
    const condition = MEDIA_CONDITIONS[action];
    return { action, subject: null, conditions: condition ? [condition] : [], properties: {} };
  });
  return [...onContent, ...onOther];
}

async function removeUnusedRole(strapi: Core.Strapi, code: string): Promise<void> {
  const role = await findRole(strapi, code);
  if (!role) return;
  if (role.users?.length) {
    strapi.log.warn(`Role ${code} may write for every country and still has users: give them a role of one country.`);
    return;
  }
  await deleteRole(strapi, role.id);
}
