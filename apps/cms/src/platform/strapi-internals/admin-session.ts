import type { Core } from '@strapi/strapi';

/** The fields that the admin's authentication sets on the state of a request. */
export interface AdminState {
  user?: AdminUser;
  userAbility?: { can(action: string, subject?: unknown): boolean };
}

export interface AdminUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string | null;
  roles?: { code: string }[];
}

/** The administrator whose request runs now; null for visitors, jobs and the seed. Touches the state of the request. */
export function currentAdministrator(strapi: Core.Strapi): Required<AdminState> | null {
  const { user, userAbility } = (strapi.requestContext.get()?.state ?? {}) as AdminState;
  return userAbility ? { user: user ?? { id: 0 }, userAbility } : null;
}

/** Origin of the address at which the request that runs now was sent: that of the admin, if its page sent it. */
export function originOfRequest(strapi: Core.Strapi): string {
  return strapi.requestContext.get()?.request.origin ?? '';
}

/**
 * An administrator as they are now, for work that runs later than their request; null if the account is gone, blocked or not active.
 * Touches rows of `admin::user`, and the permission engine, as the admin's authentication does.
 */
export async function administratorWithId(strapi: Core.Strapi, id: number): Promise<Required<AdminState> | null> {
  const user: (AdminUser & { isActive?: boolean | null; blocked?: boolean | null }) | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id }, populate: ['roles'] });
  if (!user?.isActive || user.blocked) return null;
  return { user, userAbility: await strapi.service('admin::permission').engine.generateUserAbility(user) };
}

type Context = Parameters<Core.MiddlewareHandler>[0];

/**
 * Answers 401 unless an administrator's session sends the request. Touches the auth service, as the routes of the admin do: the
 * route itself authenticates again.
 */
export function authenticateAdministrator(
  strapi: Core.Strapi,
  ctx: Context,
  next: () => Promise<unknown>,
): Promise<unknown> {
  ctx.state.route = { info: { type: 'admin' }, config: {} };
  return strapi.get('auth').authenticate(ctx, next);
}

interface PermissionsManager {
  ability: { can(action: string, subject: unknown, field?: string): boolean };
  toSubject(entity: object): unknown;
}

/** What the conditions of a role compare: the site, and who made the entry; absent: the administrator themselves. */
interface GuardedEntry {
  locale: string;
  createdBy?: object | null;
}

/**
 * Whether an administrator may do `action` (`plugin::content-manager.explorer.create`) on an entry with these values, or on one field
 * of it (`title`, `seo.title`), by the conditions, locales and fields of their roles. An entry that names no creator counts as
 * their own. Touches the permissions manager that the
 * content manager itself creates.
 */
export function entryPermission(
  strapi: Core.Strapi,
  { userAbility, user }: Required<AdminState>,
  action: string,
  uid: string,
): (entry: GuardedEntry, field?: string) => boolean {
  const manager: PermissionsManager = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability: userAbility, action, model: uid });
  return (entry, field) =>
    manager.ability.can(action, manager.toSubject({ createdBy: { id: user.id }, ...entry }), field);
}

/**
 * The `config` of an admin route that accepts a person's session but no API token of the admin, and requires permissions. Without
 * actions, the handler checks what the person may do.
 * `auth.strategies` is not in the manual; the two policies are.
 */
export const adminSessionOnly = (scope: string, actions: readonly string[]) => ({
  auth: { scope: [scope], strategies: ['admin'] },
  policies: [
    'admin::isAuthenticatedAdmin',
    ...(actions.length > 0 ? [{ name: 'admin::hasPermissions', config: { actions: [...actions] } }] : []),
  ],
});
