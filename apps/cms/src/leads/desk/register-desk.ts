import type { OriginSettings } from '@prestafaro/addresses';
import type { Core } from '@strapi/strapi';
import { PERSONAL_TYPES, uidOf } from '../../content/content-types';
import { hideFromContentManager } from '../../platform/strapi-internals/hidden-types';
import type { PersonalData } from '../personal-data/personal-data';
import type { PostbackCallers } from '../postbacks/callers';
import { addressesHandler, trialHandler } from '../postbacks/trial/trial-handlers';
import { TRIAL_PATH } from '../postbacks/trial/wire';
import { changeHandler, claimHandler, readHandler, searchHandler } from './application-handlers';
import { assigneeHandler } from './assignee-handler';
import { type DeskAction, deskActionNames, deskActions } from './desk-actions';
import { type DeskMethod, deskRoute } from './desk-route';
import { exportHandler, exportLogHandler } from './export-handlers';
import { namedApplications } from './named-applications';
import { deleteNoteHandler, writeNoteHandler } from './note-handlers';
import { resendDeliveryHandler, resendMailHandler } from './resend-handlers';
import {
  deleteFilterHandler,
  listFiltersHandler,
  renameFilterHandler,
  saveFilterHandler,
} from './saved-filter-handlers';
import type { DeskLookup } from './search-conditions';
import { phoneHandler } from './shown-phone';

interface DeskParts {
  personalData: PersonalData;
  /** Who may report, to try a report. */
  callers: PostbackCallers;
  origins: OriginSettings;
}

/**
 * Registers the permissions and routes of the lead desk. To be called in `register()`, because Strapi removes every
 * permission whose action is unknown when it boots.
 */
export async function registerDesk(strapi: Core.Strapi, { personalData, callers, origins }: DeskParts): Promise<void> {
  const lookup: DeskLookup = { lookupHashes: personalData.lookupHashes, named: namedApplications(strapi) };
  hideFromContentManager(strapi, PERSONAL_TYPES.map(uidOf));
  await strapi.service('admin::permission').actionProvider.registerMany(
    (Object.keys(deskActions) as DeskAction[]).map((action) => ({
      section: 'settings',
      category: 'Solicitudes',
      subCategory: 'Mesa de gestores',
      uid: deskActions[action].replace('api::', ''),
      displayName: deskActionNames[action],
    })),
  );
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: [
      // POST, because a search text is personal and must not stand in an address (R28).
      route('POST', '/applications/search', 'read', searchHandler(strapi, lookup)),
      route('GET', '/applications/:id', 'read', readHandler(strapi, personalData)),
      route('POST', '/applications/:id/change', 'change', changeHandler(strapi)),
      route('POST', '/applications/:id/phone', 'phone', phoneHandler(strapi, personalData)),
      route('POST', '/applications/:id/claim', 'change', claimHandler(strapi)),
      route('POST', '/applications/:id/mails/:part/resend', 'change', resendMailHandler(strapi, personalData)),
      route('POST', '/applications/:id/deliveries/:part/resend', 'change', resendDeliveryHandler(strapi)),
      route('POST', '/applications/:id/assignee', 'change', assigneeHandler(strapi)),
      route('POST', '/applications/:id/notes', 'change', writeNoteHandler(strapi, personalData)),
      route('DELETE', '/applications/:id/notes/:part', 'change', deleteNoteHandler(strapi)),
      route('GET', '/filters', 'read', listFiltersHandler(strapi)),
      route('POST', '/filters', 'read', saveFilterHandler(strapi)),
      route('PUT', '/filters/:id', 'read', renameFilterHandler(strapi)),
      route('DELETE', '/filters/:id', 'read', deleteFilterHandler(strapi)),
      route('POST', '/exports', 'export', exportHandler(strapi, personalData, lookup)),
      route('GET', '/exports', 'export', exportLogHandler(strapi)),
      route('GET', TRIAL_PATH, 'read', addressesHandler(strapi, callers, origins)),
      route('POST', TRIAL_PATH, 'read', trialHandler(strapi, callers)),
    ],
  });

  function route(
    method: DeskMethod,
    path: string,
    action: DeskAction,
    handler: Parameters<typeof deskRoute>[1]['handler'],
  ) {
    return deskRoute(strapi, { method, path, action, handler });
  }
}
