import type { Core } from '@strapi/strapi';
import { answer, bodyOf, type Handler, type RequestContext, unparsedBodyOf } from '../../platform/http/answer';
import { limitBody, redactFailures } from '../../visitors/endpoints/guards';
import { type Caller, knownBySecret, type PostbackCallers, signedBy } from './callers';
import { POSTBACK_PATH, refusePostback } from './postback-refusals';
import { type ReceivedPostback, receiveJson, receiveParameters } from './receive-postback';

/** The type of a form, which networks send in place of an address. */
const FORM = 'application/x-www-form-urlencoded';

/**
 * `/api/postback`: the servers of lenders and networks report the result of a click, by a signed POST of JSON, or by a GET or a form with a
 * secret among its parameters (docs/postbacks.md). The endpoint is public, so the caller is checked first, and one that is not known learns
 * nothing from the answer. The request log has no query, and with it no secret.
 */
export function registerPostbacks(strapi: Core.Strapi, callers: PostbackCallers): void {
  const receiveSigned: Handler = async (ctx) => {
    const caller = signedBy(ctx, callers, new Date());
    if (!caller.ok) return refuseCaller(ctx, caller.reason, 'not-signed');
    answerReport(ctx, caller.network, await receiveJson(strapi, caller.network, bodyOf(ctx)));
  };
  const receiveSent: Handler = async (ctx) => {
    // The router answers HEAD by the route of GET, and a program that looks at an address reports nothing.
    if (ctx.method === 'HEAD') return refusePostback(ctx, 405, 'method-not-allowed');
    const parameters = parametersOf(ctx);
    const caller = knownBySecret(ctx, callers, parameters);
    if (!caller.ok) return refuseCaller(ctx, caller.reason, 'wrong-secret');
    answerReport(ctx, caller.network, await receiveParameters(strapi, caller.network, parameters));
  };
  const receivePost: Handler = (ctx, next) => (ctx.is(FORM) ? receiveSent(ctx, next) : receiveSigned(ctx, next));
  strapi.server.routes([route('POST', [limitBody, receivePost]), route('GET', [receiveSent])]);

  function route(method: 'GET' | 'POST', handlers: Handler[]) {
    const handler = [redactFailures(strapi, `${method} ${POSTBACK_PATH}`), ...handlers];
    return { method, path: POSTBACK_PATH, config: { auth: false }, handler } as const;
  }

  function refuseCaller(
    ctx: RequestContext,
    reason: Extract<Caller, { ok: false }>['reason'],
    error: 'not-signed' | 'wrong-secret',
  ): void {
    strapi.log.warn(`${ctx.method} ${POSTBACK_PATH} refused: ${reason}`);
    if (reason === 'wrong_address') refusePostback(ctx, 403, 'wrong-address');
    else refusePostback(ctx, 401, error);
  }

  function answerReport(ctx: RequestContext, network: string, received: ReceivedPostback): void {
    const request = `${ctx.method} ${POSTBACK_PATH}`;
    if (received.ok) {
      const { outcome, reason } = received.answer;
      if (outcome === 'refused') strapi.log.warn(`${request} of ${network} refused: ${reason}`);
      answer(ctx, 200, received.answer);
      return;
    }
    if (received.error === 'unknown-status') {
      strapi.log.error(
        `${request}: ${network} sent a status that the settings of the site do not have; add it to that network`,
      );
    }
    refusePostback(ctx, received.error === 'unknown-click' ? 404 : 422, received.error, received.faults);
  }
}

/** Of the address and of the form, in whose texts names with brackets stay as they are. */
const parametersOf = (ctx: RequestContext): URLSearchParams =>
  new URLSearchParams([
    ...new URLSearchParams(ctx.querystring),
    ...(ctx.method === 'POST' ? new URLSearchParams(unparsedBodyOf(ctx)) : []),
  ]);
