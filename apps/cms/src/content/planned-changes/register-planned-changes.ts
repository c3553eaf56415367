import type { Core } from '@strapi/strapi';
import { answerFailure, CHANGE_FAILED } from '../../platform/http/answer-failure';
import { adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import { hideFromContentManager } from '../../platform/strapi-internals/hidden-types';
import { cancelHandler, entryHandler, listHandler, type PlanHandler, planHandler, seenHandler } from './plan-handlers';
import { PLANNED_CHANGE_UID } from './planned-change';
import { PlannedChangesWorker } from './planned-changes-worker';
import { PLANNED_CHANGES_PATH } from './wire';

/** Registers the addresses of planned changes in the admin. To be called in `register()`. @returns what carries them out */
export function registerPlannedChanges(strapi: Core.Strapi): PlannedChangesWorker {
  hideFromContentManager(strapi, [PLANNED_CHANGE_UID]);
  const route = (method: 'GET' | 'POST', path: string, handler: PlanHandler) => ({
    ...{ method, path, info: { apiName: 'planned-changes' } },
    handler: answerFailure(strapi, `${method} ${PLANNED_CHANGES_PATH}${path}`, CHANGE_FAILED, handler),
    // Each handler checks the permission to publish, which depends on the type and the site.
    config: adminSessionOnly('planned-changes', []),
  });
  strapi.server.routes({
    type: 'admin',
    prefix: PLANNED_CHANGES_PATH,
    routes: [
      route('GET', '/', listHandler(strapi)),
      route('GET', '/entry', entryHandler(strapi)),
      route('POST', '/entry', planHandler(strapi)),
      route('POST', '/:id/cancel', cancelHandler(strapi)),
      route('POST', '/:id/seen', seenHandler(strapi)),
    ],
  });
  return new PlannedChangesWorker(strapi);
}
