import { postbackSchema } from '@prestafaro/types/application';
import { fieldErrorsOf } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { answer, bodyOf, type Handler } from '../visitor-endpoints/answer';
import { withinLimitOfBody, withoutWordsInTheLog } from '../visitor-endpoints/guards';
import { signedBy } from './signed-by';
import { takeInPostback } from './take-in-postback';

const PATH = '/api/postback';

/**
 * POST `/api/postback`: where the servers of lenders and networks report what became of a click. Public, so nothing is
 * looked at before the signature, and who cannot sign learns nothing from the answer.
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

    const taken = await takeInPostback(strapi, signer.network, parsed.data);
    if (taken.ok) {
      const { outcome, reason } = taken.answer;
      if (outcome === 'refused') strapi.log.warn(`POST ${PATH} of ${signer.network} refused: ${reason}`);
      return answer(ctx, 200, taken.answer);
    }
    if (taken.reason === 'unknown-click') return answer(ctx, 404, { error: taken.reason });
    strapi.log.error(
      `POST ${PATH}: ${signer.network} sent a status that the settings of the site do not have; add it to that network`,
    );
    answer(ctx, 422, { error: taken.reason, known: taken.known });
  };
  const handler = [withoutWordsInTheLog(strapi, `POST ${PATH}`), withinLimitOfBody, receive];
  strapi.server.routes([{ method: 'POST', path: PATH, config: { auth: false }, handler }]);
}
