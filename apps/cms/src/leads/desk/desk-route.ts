import type { Core } from '@strapi/strapi';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import type { Handler, RequestContext } from '../../platform/http/answer';
import { refuse } from '../../platform/http/refuse';
import { redactedError } from '../../platform/logging/redacted-error';
import { adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import { type DeskAction, deskActions } from './desk-actions';
import { type DeskAdministrator, deskAdministratorOf } from './desk-administrator';

export type DeskHandler = (ctx: RequestContext, administrator: DeskAdministrator) => Promise<void>;

interface DeskRoute {
  method: 'GET' | 'POST';
  path: string;
  action: DeskAction;
  handler: DeskHandler;
}

/** The answer tells the administrator's browser no details (R28); they are in the log. */
const FAILED =
  'Ha fallado algo en el servidor y no se ha cambiado nada. Vuelve a intentarlo o avisa a quien lo administra.';

/**
 * One route of the desk. It requires the permission and a person's session in the admin; an API token of the admin is refused.
 * It belongs to `strapi.server.routes` with the type `admin`.
 */
export function deskRoute(strapi: Core.Strapi, { method, path, action, handler }: DeskRoute) {
  const handle: Handler = async (ctx) => {
    try {
      await handler(ctx, deskAdministratorOf(ctx.state));
    } catch (error) {
      // `platform/operations/outages.ts` answers this request, and one line in the log covers all of them.
      if (isDatabaseOutage(error)) throw error;
      // A database error repeats the statement with its values.
      strapi.log.error(`${method} /desk${path} failed: ${redactedError(error)}`);
      refuse(ctx, 500, FAILED);
    }
  };
  return {
    method,
    path,
    info: { apiName: 'desk' },
    handler: handle,
    config: adminSessionOnly('desk', [deskActions[action]]),
  };
}

/** Gives the same answer for an unknown id, one of another country and a malformed one, so that it tells nobody what exists. */
export function refuseUnknown(ctx: RequestContext): void {
  refuse(ctx, 404, 'No hay ninguna solicitud con ese número en tus países.');
}
