import { postbackSchema } from '@prestafaro/types/application';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { answer, bodyOf, type Handler } from '../../platform/http/answer';
import { limitBody, redactFailures } from '../../visitors/endpoints/guards';
import { receivePostback } from './receive-postback';
import { signedBy } from './signed-by';

const PATH = '/api/postback';

/**
 * POST `/api/postback`: the servers of lenders and networks report the result of a click. The endpoint is public, so the
 * signature is checked first, and a caller without a valid one learns nothing from the answer.
 * @param secrets by the key of the network
 */
export function registerPostbacks(strapi: Core.Strapi, secrets: ReadonlyMap<string, string>): void {
  const receive: Handler = async (ctx) => {
    const signer = signedBy(ctx, secrets, new Date());
    if (!signer.ok) {
      strapi.log.warn(`POST ${PATH} refused: ${signer.reason}`);
      return answer(ctx, 401, { error: 'not-signed' });
    }
    const parsed = postbackSchema.safeParse(bodyOf(ctx));
    if (!parsed.success) return answer(ctx, 422, { error: 'invalid', errors: fieldErrorsOf(parsed.error) });

    const received = await receivePostback(strapi, signer.network, parsed.data);
    if (received.ok) {
      const { outcome, reason } = received.answer;
      if (outcome === 'refused') strapi.log.warn(`POST ${PATH} of ${signer.network} refused: ${reason}`);
      return answer(ctx, 200, received.answer);
    }
    if (received.reason === 'unknown-click') return answer(ctx, 404, { error: received.reason });
    strapi.log.error(
      `POST ${PATH}: ${signer.network} sent a status that the settings of the site do not have; add it to that network`,
    );
    answer(ctx, 422, { error: received.reason, known: received.known });
  };
  const handler = [redactFailures(strapi, `POST ${PATH}`), limitBody, receive];
  strapi.server.routes([{ method: 'POST', path: PATH, config: { auth: false }, handler }]);
}
