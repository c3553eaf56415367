import type { Locale } from '@prestafaro/countries';
import { type Moderator, nameOf } from '../opinions/moderation-decision';
import { type DeskAction, deskActions } from './desk-actions';
import { deskSitesOf, isSuperAdministrator } from './desk-sites';

/** Who is at the desk. */
export interface DeskAdministrator {
  id: number;
  /** For the history and the log of exports. */
  name: string;
  sites: readonly Locale[];
  isSuper: boolean;
  may(action: DeskAction): boolean;
}

interface AdminState {
  user?: Moderator & { id: number; roles?: { code: string }[] };
  userAbility?: { can(action: string): boolean };
}

/** The person of an admin session, which the policies of the route have made sure of. */
export function deskAdministratorOf({ user, userAbility }: AdminState): DeskAdministrator {
  if (!user) throw new Error('The desk was asked without a session');
  const codes = (user.roles ?? []).map(({ code }) => code);
  return {
    id: user.id,
    name: nameOf(user),
    sites: deskSitesOf(codes),
    isSuper: isSuperAdministrator(codes),
    may: (action) => userAbility?.can(deskActions[action]) === true,
  };
}
