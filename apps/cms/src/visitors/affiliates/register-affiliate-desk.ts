import { nameOf } from '../../access/administrator-name';
import type { Handler } from '../../platform/http/answer';
import { answerFailure, CHANGE_FAILED } from '../../platform/http/answer-failure';
import { type AdminState, adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import { type AffiliateAction, affiliateActionNames, affiliateActions } from './affiliate-actions';
import {
  type AffiliateHandler,
  decisionHandler,
  listHandler,
  showHandler,
  statementFileHandler,
  statementHandler,
} from './affiliate-handlers';
import { affiliateSitesOf } from './affiliate-sites';
import { correctionHandler, creditDecisionHandler, listCreditsHandler } from './credit-handlers';
import {
  cancelRunHandler,
  listRunsHandler,
  markPaidHandler,
  prepareRunHandler,
  runFileHandler,
  showRunHandler,
} from './payments/run-handlers';
import type { AffiliateSources } from './read-affiliates';
import { AFFILIATES_PATH } from './wire';

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
    handler: answerFailure(strapi, `${method} ${AFFILIATES_PATH}`, CHANGE_FAILED, forManager(handler)),
    config: adminSessionOnly('affiliates', [affiliateActions[action]]),
  });
  strapi.server.routes({
    type: 'admin',
    prefix: AFFILIATES_PATH,
    routes: [
      route('GET', '/', 'read', listHandler(sources)),
      // Before those of one affiliate, whose paths contain these.
      route('GET', '/runs', 'pay', listRunsHandler(sources)),
      route('POST', '/runs', 'pay', prepareRunHandler(sources)),
      route('GET', '/runs/:runId', 'pay', showRunHandler(sources)),
      route('GET', '/runs/:runId/file', 'pay', runFileHandler(sources)),
      route('POST', '/runs/:runId/paid', 'pay', markPaidHandler(sources)),
      route('POST', '/runs/:runId/cancel', 'pay', cancelRunHandler(sources)),
      route('GET', '/:id', 'read', showHandler(sources)),
      route('POST', '/:id/decision', 'change', decisionHandler(sources)),
      route('GET', '/:id/statement', 'read', statementHandler(sources)),
      route('GET', '/:id/statement/file', 'read', statementFileHandler(sources)),
      route('GET', '/:id/credits', 'read', listCreditsHandler(sources)),
      route('POST', '/:id/credits/:creditId/void', 'change', creditDecisionHandler(sources, 'void')),
      route('POST', '/:id/credits/:creditId/restore', 'change', creditDecisionHandler(sources, 'restore')),
      route('POST', '/:id/corrections', 'change', correctionHandler(sources)),
    ],
  });
}

/** Gives a handler the manager of the request. The policies of the route have checked that there is a session. */
function forManager(handler: AffiliateHandler): Handler {
  return async (ctx) => {
    const { user } = ctx.state as AdminState;
    if (!user) throw new Error('A request about affiliates has no session');
    await handler(ctx, { name: nameOf(user), sites: affiliateSitesOf((user.roles ?? []).map(({ code }) => code)) });
  };
}
