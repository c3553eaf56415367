import { type Locale, locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { currentAdministrator, entryPermission } from '../../../platform/strapi-internals/admin-session';

const DECIDE = 'plugin::content-manager.explorer.update';

/** The administrator of a request about the queue. */
export interface QueueModerator {
  id: number;
  /** The sites on which this person may decide: those whose comments the role may save in the content manager. */
  sites: readonly Locale[];
}

/** Reads the administrator of the request. The policies of the route have checked that there is a session. */
export function queueModerator(strapi: Core.Strapi): QueueModerator {
  const administrator = currentAdministrator(strapi);
  if (!administrator) throw new Error('A request about the queue has no session');
  const mayDecide = entryPermission(strapi, administrator, DECIDE, uidOf('comment'));
  return { id: administrator.user.id, sites: locales.filter((locale) => mayDecide({ locale })) };
}
