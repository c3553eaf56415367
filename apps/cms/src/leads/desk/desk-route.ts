import type { Core } from '@strapi/strapi';
import type { Handler, RequestContext } from '../../platform/http/answer';
import { answerFailure, CHANGE_FAILED } from '../../platform/http/answer-failure';
import { refuse } from '../../platform/http/refuse';
import { adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import { type DeskAction, deskActions } from './desk-actions';
import { type DeskAdministrator, deskAdministratorOf } from './desk-administrator';

export type DeskHandler = (ctx: RequestContext, administrator: DeskAdministrator) => Promise<void>;

export type DeskMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface DeskRoute {
  method: DeskMethod;
  path: string;
  action: DeskAction;
  handler: DeskHandler;
}

/**
 * One route of the desk. It requires the permission and a person's session in the admin; an API token of the admin is refused.
 * It belongs to `strapi.server.routes` with the type `admin`.
 */
export function deskRoute(strapi: Core.Strapi, { method, path, action, handler }: DeskRoute) {
  const handle: Handler = (ctx) => handler(ctx, deskAdministratorOf(ctx.state));
  return {
    method,
    path,
    info: { apiName: 'desk' },
    handler: answerFailure(strapi, `${method} /desk${path}`, CHANGE_FAILED, handle),
    config: adminSessionOnly('desk', [deskActions[action]]),
  };
}

/** Gives the same answer for an unknown id, one of another country and a malformed one, so that it tells nobody what exists. */
export function refuseUnknown(ctx: RequestContext): void {
  refuse(ctx, 404, 'No hay ninguna solicitud con ese número en tus países.');
}
