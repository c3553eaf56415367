import type { Core } from '@strapi/strapi';
import { isBearer } from '../../access/read-token';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import { answer, type Handler, unparsedBodyOf } from '../../platform/http/answer';
import { redactedError } from '../../platform/logging/redacted-error';

/** Lets in requests with the bearer token of the web app's server, and answers 401 to others. */
export function bearerOf(token: string): Handler {
  return async (ctx, next) => {
    if (!isBearer(ctx.get('authorization'), token)) return ctx.unauthorized();
    return next();
  };
}

/**
 * Logs a failure without its message, because a database error repeats the statement with a visitor's text and address (R28).
 * @param endpoint for the log: `POST /api/comments`
 */
export function redactFailures(strapi: Core.Strapi, endpoint: string): Handler {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      // `platform/operations/outages.ts` answers this request, and one line in the log covers all of them.
      if (isDatabaseOutage(error)) throw error;
      strapi.log.error(`${endpoint} failed: ${redactedError(error)}`);
      answer(ctx, 500, { error: 'failed' });
    }
  };
}

/** In bytes. No form of a visitor is longer. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Refuses a long body that came without a length. A body with a length is refused before it is read (`body-limit.ts`). */
export const limitBody: Handler = async (ctx, next) => {
  if (Buffer.byteLength(unparsedBodyOf(ctx)) > MAX_BODY_BYTES) return answer(ctx, 413, { error: 'too-large' });
  return next();
};
