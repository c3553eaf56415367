import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { EDITORIAL_UIDS } from '../content/content-types';
import { type AuthStrategy, addAuthStrategy } from '../platform/strapi-internals/content-api-auth';
import { isSameSecret } from './is-same-secret';

/** The scopes of the web app: reading published entries of the editorial types, and approved reviews. */
const READ_SCOPES: ReadonlySet<string> = new Set([
  ...EDITORIAL_UIDS.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  'api::comment.comment.find',
  'api::rating.rating.find',
]);

/**
 * Authenticates the web app by a token that both apps read from their environment. Strapi's API tokens need four SQL
 * statements on every request and a person who copies them. This token needs neither and is changed by a restart.
 */
export function registerReadToken(strapi: Core.Strapi, token: string): void {
  addAuthStrategy(strapi, {
    name: 'web-read-token',
    authenticate(context) {
      if (!isBearer(context.get('authorization'), token)) return { authenticated: false };
      return { authenticated: true, credentials: { name: 'web' } };
    },
    verify: verifyReadScopes,
  });
}

const verifyReadScopes: AuthStrategy['verify'] = (_auth, { scope }) => {
  const scopes = typeof scope === 'string' ? [scope] : (scope ?? []);
  if (scopes.length > 0 && scopes.every((name) => READ_SCOPES.has(name))) return;
  throw new errors.ForbiddenError();
};

/** What a GraphQL resolver learns of a caller who may read editorial content, and who has been authenticated otherwise. */
export const readerOfContent = { strategy: { verify: verifyReadScopes }, credentials: {} } as const;

/** Whether the value of an `Authorization` header is a token of ours. */
export function isBearer(authorization: string | undefined, token: string): boolean {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return bearer !== undefined && isSameSecret(bearer, token);
}
