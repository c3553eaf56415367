import type { Core } from '@strapi/strapi';
import { isSame } from '../access/read-token';
import { isSaidOfDatabase } from '../database/database-errors';
import { wordlessError } from '../logging/wordless-error';
import { answer, type Handler, unparsedBodyOf } from './answer';

/** Opens an address to whoever holds the token, which is the web app's server. */
export function bearerOf(token: string): Handler {
  return async (ctx, next) => {
    const bearer = /^Bearer (.+)$/i.exec(ctx.get('authorization'))?.[1];
    if (!bearer || !isSame(bearer, token)) return ctx.unauthorized();
    return next();
  };
}

/**
 * A database error repeats the statement with its values, which are a visitor's words and address (R28).
 * @param endpoint for the log: `POST /api/comments`
 */
export function withoutWordsInTheLog(strapi: Core.Strapi, endpoint: string): Handler {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      // `middlewares/outages.ts` answers it, and one line says it of all requests.
      if (isSaidOfDatabase(error)) throw error;
      strapi.log.error(`${endpoint} failed: ${wordlessError(error)}`);
      answer(ctx, 500, { error: 'failed' });
    }
  };
}

/** What a visitor sends is a form: what is longer is none. */
export const LONGEST_BODY = 64 * 1024;

/** For a body that did not say its length; what does is refused before it is read (`middlewares/body-limit.ts`). */
export const withinLimitOfBody: Handler = async (ctx, next) => {
  if (Buffer.byteLength(unparsedBodyOf(ctx)) > LONGEST_BODY) return answer(ctx, 413, { error: 'too-large' });
  return next();
};
