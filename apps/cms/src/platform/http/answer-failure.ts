import type { Core } from '@strapi/strapi';
import { isDatabaseOutage } from '../database/database-errors';
import { redactedError } from '../logging/redacted-error';
import type { Handler } from './answer';
import { refuse } from './refuse';

/** The sentence for a request that changes something. */
export const CHANGE_FAILED =
  'Ha fallado algo en el servidor y no se ha cambiado nada. Vuelve a intentarlo o avisa a quien lo administra.';

/**
 * A handler of the admin whose failure is answered by 500 with a sentence for the editor. The answer tells the browser no details
 * (R28); they are in the log.
 * @param request as the log names it, like `GET /desk/:id`
 */
export function answerFailure(strapi: Core.Strapi, request: string, sentence: string, handler: Handler): Handler {
  return async (ctx, next) => {
    try {
      await handler(ctx, next);
    } catch (error) {
      // `platform/operations/outages.ts` answers this request, and one line in the log covers all of them.
      if (isDatabaseOutage(error)) throw error;
      // A database error repeats the statement with its values.
      strapi.log.error(`${request} failed: ${redactedError(error)}`);
      refuse(ctx, 500, sentence);
    }
  };
}
