import type { Core } from '@strapi/strapi';
import { answer, type Handler } from '../platform/http/answer';
import { adminSessionOnly, currentAdministrator } from '../platform/strapi-internals/admin-session';
import { isSuperAdministrator } from './role-codes';
import { SECOND_FACTOR_PATH, type SecondFactorAnswer } from './second-factor-path';

/**
 * `GET /second-factor`: whether the start page of the admin warns. Strapi's free edition knows passwords alone, so only the proxy in
 * front of it can ask for a second factor, and only the operator can say that it does.
 * @param hasSecondFactor what the operator says
 */
export function registerSecondFactor(strapi: Core.Strapi, hasSecondFactor: boolean): void {
  const handler: Handler = (ctx) => {
    const codes = (currentAdministrator(strapi)?.user.roles ?? []).map(({ code }) => code);
    const isMissing = !hasSecondFactor && isSuperAdministrator(codes);
    answer(ctx, 200, { isMissing } satisfies SecondFactorAnswer);
  };
  const route = { method: 'GET' as const, path: '/', info: { apiName: 'second-factor' }, handler };
  strapi.server.routes({
    type: 'admin',
    prefix: SECOND_FACTOR_PATH,
    routes: [{ ...route, config: adminSessionOnly('second-factor', []) }],
  });
}
