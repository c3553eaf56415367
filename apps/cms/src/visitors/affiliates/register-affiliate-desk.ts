import type { Core } from '@strapi/strapi';
import { deskSitesOf } from '../../leads/desk/desk-sites';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import type { Handler } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { redactedError } from '../../platform/logging/redacted-error';
import { type AdminState, adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import { nameOf } from '../reviews/moderation-decision';
import { type AffiliateAction, affiliateActionNames, affiliateActions } from './affiliate-actions';
import {
  type AffiliateHandler,
  decisionHandler,
  listHandler,
  showHandler,
  statementFileHandler,
  statementHandler,
} from './affiliate-handlers';
import type { AffiliateSources } from './read-affiliates';
import { AFFILIATES_PATH } from './wire';

const FAILED =
  'Ha fallado algo en el servidor y no se ha cambiado nada. Vuelve a intentarlo o avisa a quien lo administra.';

/**
 * Registers the permissions and routes of the page of affiliates in the admin. To be called in `register()`, because Strapi removes
 * every permission whose action is unknown when it boots.
 */
export async function registerAffiliateDesk(sources: AffiliateSources): Promise<void> {
  const { strapi } = sources;
  await strapi.service('admin::permission').actionProvider.registerMany(
    (Object.keys(affiliateActions) as AffiliateAction[]).map((action) => ({
      ...{ section: 'settings', category: 'Afiliados', subCategory: 'Programa de afiliados' },
      uid: affiliateActions[action].replace('api::', ''),
      displayName: affiliateActionNames[action],
    })),
  );
  const route = (method: 'GET' | 'POST', path: string, action: AffiliateAction, handler: AffiliateHandler) => ({
    ...{ method, path, info: { apiName: 'affiliates' } },
    handler: forManager(strapi, handler),
    config: adminSessionOnly('affiliates', [affiliateActions[action]]),
  });
  strapi.server.routes({
    type: 'admin',
    prefix: AFFILIATES_PATH,
    routes: [
      route('GET', '/', 'read', listHandler(sources)),
      route('GET', '/:id', 'read', showHandler(sources)),
      route('POST', '/:id/decision', 'change', decisionHandler(sources)),
      route('GET', '/:id/statement', 'read', statementHandler(sources)),
      route('GET', '/:id/statement/file', 'read', statementFileHandler(sources)),
    ],
  });
}

/** Gives a handler the manager of the request. The policies of the route have checked that there is a session. */
function forManager(strapi: Core.Strapi, handler: AffiliateHandler): Handler {
  return async (ctx) => {
    const { user } = ctx.state as AdminState;
    if (!user) throw new Error('A request about affiliates has no session');
    try {
      await handler(ctx, { name: nameOf(user), sites: deskSitesOf((user.roles ?? []).map(({ code }) => code)) });
    } catch (error) {
      // `platform/operations/outages.ts` answers this request, and one line in the log covers all of them.
      if (isDatabaseOutage(error)) throw error;
      strapi.log.error(`${ctx.method} ${AFFILIATES_PATH} failed: ${redactedError(error)}`);
      refuse(ctx, 500, FAILED);
    }
  };
}
