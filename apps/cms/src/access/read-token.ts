import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { EDITORIAL_UIDS } from '../content-types';

/** All that the web app may do: find what is published of the editorial types, and what is approved of visitors' words. */
const READ_SCOPES: ReadonlySet<string> = new Set([
  ...EDITORIAL_UIDS.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  'api::comment.comment.find',
  'api::rating.rating.find',
]);

interface RequestContext {
  get(header: string): string;
}
interface Scoped {
  scope?: string | string[];
}

/**
 * Lets in the bearer of the token that both apps read from their environment. Strapi's own API tokens would need four
 * SQL statements on every request and a person who copies them; this one needs none and is renewed by a restart.
 */
export function registerReadToken(strapi: Core.Strapi, token: string): void {
  strapi.get('auth').register('content-api', {
    name: 'web-read-token',
    authenticate(context: RequestContext) {
      const bearer = /^Bearer (.+)$/i.exec(context.get('authorization'))?.[1];
      if (!bearer || !isSame(bearer, token)) return { authenticated: false };
      return { authenticated: true, credentials: { name: 'web' } };
    },
    verify(_auth: unknown, { scope }: Scoped) {
      const scopes = typeof scope === 'string' ? [scope] : (scope ?? []);
      if (scopes.length > 0 && scopes.every((name) => READ_SCOPES.has(name))) return;
      throw new errors.ForbiddenError();
    },
  });
}

/** Compares digests, so that neither the length nor the time of a guess tells anything. */
export function isSame(guess: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(guess), digest(token));
}
