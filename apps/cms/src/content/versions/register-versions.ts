import type { Core } from '@strapi/strapi';
import type { Handler } from '../../platform/http/answer';
import { answerFailure, CHANGE_FAILED } from '../../platform/http/answer-failure';
import { adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import { hideFromContentManager } from '../../platform/strapi-internals/hidden-types';
import { listHandler, openHandler, restoreHandler } from './version-handlers';
import { VERSIONS_PATH } from './version-wire';

const READ_FAILED = 'Ha fallado algo en el servidor. Vuelve a intentarlo o avisa a quien lo administra.';

/** Registers the addresses at which the edit view reads versions and brings one back. To be called in `register()`. */
export function registerVersions(strapi: Core.Strapi): void {
  hideFromContentManager(strapi, ['api::entry-version.entry-version']);
  strapi.server.routes({
    type: 'admin',
    prefix: VERSIONS_PATH,
    routes: [
      route('GET', '/', READ_FAILED, listHandler(strapi)),
      route('GET', '/:id', READ_FAILED, openHandler(strapi)),
      route('POST', '/:id/restore', CHANGE_FAILED, restoreHandler(strapi)),
    ],
  });

  function route(method: 'GET' | 'POST', path: string, sentence: string, handler: Handler) {
    return {
      method,
      path,
      info: { apiName: 'entry-versions' },
      handler: answerFailure(strapi, `${method} ${VERSIONS_PATH}${path}`, sentence, handler),
      config: adminSessionOnly('entry-versions', []),
    };
  }
}
