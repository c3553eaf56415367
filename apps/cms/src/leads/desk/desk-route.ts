import type { Core } from '@strapi/strapi';
import { isSaidOfDatabase } from '../database/database-errors';
import { wordlessError } from '../logging/wordless-error';
import { answer, type Handler, type RequestContext } from '../visitor-endpoints/answer';
import { type DeskAction, deskActions } from './desk-actions';
import { type DeskAdministrator, deskAdministratorOf } from './desk-administrator';

export type DeskHandler = (ctx: RequestContext, administrator: DeskAdministrator) => Promise<void>;

interface DeskRoute {
  method: 'GET' | 'POST';
  path: string;
  action: DeskAction;
  handler: DeskHandler;
}

/** No more than the browser of an administrator has to know (R28); the rest is in the log. */
const FAILED =
  'Ha fallado algo en el servidor y no se ha cambiado nada. Vuelve a intentarlo o avisa a quien lo administra.';

/**
 * One address of the desk: for a person with a session of the admin (a token of the admin's API is none) and the
 * permission. To be given to `strapi.server.routes` with the type `admin`.
 */
export function deskRoute(strapi: Core.Strapi, { method, path, action, handler }: DeskRoute) {
  const handle: Handler = async (ctx) => {
    try {
      await handler(ctx, deskAdministratorOf(ctx.state));
    } catch (error) {
      // `middlewares/outages.ts` answers it, and one line says it of all requests.
      if (isSaidOfDatabase(error)) throw error;
      // A database error repeats the statement with its values.
      strapi.log.error(`${method} /desk${path} failed: ${wordlessError(error)}`);
      refuse(ctx, 500, FAILED);
    }
  };
  return {
    method,
    path,
    info: { apiName: 'desk' },
    handler: handle,
    config: {
      auth: { scope: ['desk'], strategies: ['admin'] },
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [deskActions[action]] } },
      ],
    },
  };
}

const NAMES: Readonly<Record<number, string>> = {
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'ValidationError',
};

/** Refuses in the form in which Strapi does, so that the admin shows the message. Spanish, without personal data. */
export function refuse(ctx: RequestContext, status: number, message: string): void {
  const error = { status, name: NAMES[status] ?? 'InternalServerError', message, details: {} };
  answer(ctx, status, { data: null, error });
}

/** The same for an id that never was, one of another country, and what is no id: it tells nothing of what exists. */
export function refuseUnknown(ctx: RequestContext): void {
  refuse(ctx, 404, 'No hay ninguna solicitud con ese número en tus países.');
}
