import type { Core } from '@strapi/strapi';
import type { Handler } from './answer';
import { bearerOf, withinLimitOfBody, withoutWordsInTheLog } from './guards';

/**
 * A POST at which the web app's server hands in what a visitor sent. To be given to `strapi.server.routes`: on the root
 * router, because Strapi puts `/api` before every route of a content API.
 */
export function visitorRoute(strapi: Core.Strapi, path: string, writeToken: string, receive: Handler) {
  const guards = [bearerOf(writeToken), withoutWordsInTheLog(strapi, `POST ${path}`), withinLimitOfBody];
  return { method: 'POST' as const, path, config: { auth: false as const }, handler: [...guards, receive] };
}
