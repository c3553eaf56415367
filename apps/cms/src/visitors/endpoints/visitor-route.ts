import type { Core } from '@strapi/strapi';
import type { Handler } from '../../platform/http/answer';
import { bearerOf, limitBody, redactFailures } from './guards';

/**
 * A POST route by which the web app's server submits a visitor's message. It belongs to `strapi.server.routes`, the root
 * router, because Strapi puts `/api` before every route of a content API.
 */
export function visitorRoute(strapi: Core.Strapi, path: string, writeToken: string, receive: Handler) {
  const guards = [bearerOf(writeToken), redactFailures(strapi, `POST ${path}`), limitBody];
  return { method: 'POST' as const, path, config: { auth: false as const }, handler: [...guards, receive] };
}
