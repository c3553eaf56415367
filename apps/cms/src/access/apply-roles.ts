import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { asContentType, FENCED_TYPES, uidOf } from '../content-types';
import { deskActions } from '../desk/desk-actions';
import { actionId, ROLES, type RoleDefinition } from './roles';

interface RoleRecord {
  id: number;
  code: string;
  users?: unknown[];
}
interface Permission {
  action: string;
  subject: string | null;
  conditions: string[];
  properties: { fields?: string[]; locales?: readonly string[] };
}

/** Strapi's own Editor and Author may write for every country, so they must not exist here. */
const UNFENCED_ROLES = ['strapi-editor', 'strapi-author'];

/** Brings the roles of the database to what `roles.ts` says. A boot after which nothing changed costs one query. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'access' });
  const wanted = fingerprint(strapi);
  if ((await store.get({ key: 'roles' })) === wanted) return;
  await strapi.db.transaction(async () => {
    for (const definition of ROLES) {
      const role = await ensureRole(strapi, definition);
      await strapi.service('admin::role').assignPermissions(role.id, permissionsOf(strapi, definition));
    }
    for (const code of UNFENCED_ROLES) await removeUnusedRole(strapi, code);
  });
  await store.set({ key: 'roles', value: wanted });
}

/** The permissions hold field names, so a new field of a content type must change the fingerprint as well. */
function fingerprint(strapi: Core.Strapi): string {
  const fields = FENCED_TYPES.map((type) => fieldsOf(strapi, uidOf(type)));
  return createHash('sha256')
    .update(JSON.stringify([ROLES, fields]))
    .digest('hex');
}

function fieldsOf(strapi: Core.Strapi, uid: string): string[] {
  return strapi
    .service('admin::content-type')
    .getNestedFields(strapi.getModel(asContentType(uid)), { components: strapi.components });
}

async function ensureRole(strapi: Core.Strapi, { code, name, description }: RoleDefinition): Promise<RoleRecord> {
  const roles = strapi.db.query('admin::role');
  const existing: RoleRecord | null = await roles.findOne({ where: { code } });
  if (!existing) return roles.create({ data: { code, name, description } });
  return roles.update({ where: { id: existing.id }, data: { name, description } });
}

function permissionsOf(strapi: Core.Strapi, { content, locales, plugins, desk }: RoleDefinition): Permission[] {
  const onContent = content.flatMap(({ type, actions, ownOnly }) => {
    const subject = uidOf(type);
    const fields = fieldsOf(strapi, subject);
    return actions.map((action) => ({
      action: actionId(action),
      subject,
      conditions: ownOnly ? ['admin::is-creator'] : [],
      properties: action === 'delete' || action === 'publish' ? { locales } : { fields, locales },
    }));
  });
  const other = [...plugins, ...desk.map((action) => deskActions[action])];
  return [...onContent, ...other.map((action) => ({ action, subject: null, conditions: [], properties: {} }))];
}

async function removeUnusedRole(strapi: Core.Strapi, code: string): Promise<void> {
  const role: RoleRecord | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code }, populate: ['users'] });
  if (!role) return;
  if (role.users?.length) {
    strapi.log.warn(`Role ${code} may write for every country and still has users: give them a role of one country.`);
    return;
  }
  await strapi.service('admin::role').deleteByIds([role.id]);
}
