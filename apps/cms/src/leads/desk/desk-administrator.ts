import type { Locale } from '@prestafaro/countries';
import { nameOf } from '../../access/administrator-name';
import { isSuperAdministrator } from '../../access/role-codes';
import type { AdminState } from '../../platform/strapi-internals/admin-session';
import { type DeskAction, deskActions } from './desk-actions';
import { deskSitesOf } from './desk-sites';

/** The administrator who uses the desk. */
export interface DeskAdministrator {
  id: number;
  /** For the history and the log of exports. */
  name: string;
  sites: readonly Locale[];
  isSuper: boolean;
  may(action: DeskAction): boolean;
}

/** Reads the administrator of a request. The policies of the route have checked that there is a session. */
export function deskAdministratorOf({ user, userAbility }: AdminState): DeskAdministrator {
  if (!user) throw new Error('A request of the desk has no session');
  const codes = (user.roles ?? []).map(({ code }) => code);
  return {
    id: user.id,
    name: nameOf(user),
    sites: deskSitesOf(codes),
    isSuper: isSuperAdministrator(codes),
    may: (action) => userAbility?.can(deskActions[action]) === true,
  };
}
