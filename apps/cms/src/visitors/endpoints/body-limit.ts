import type { Core } from '@strapi/strapi';
import { answer } from '../../platform/http/answer';
import { type RequestKind, requestKind } from '../../platform/metrics/request-kind';
import { MAX_BODY_BYTES } from './guards';

/** Everything but the admin, whose requests carry files and long texts. */
const LIMITED: ReadonlySet<RequestKind> = new Set(['graphql', 'feed', 'intake', 'health']);

/** Refuses a long body before it is read. No message of a visitor, a network or the web app is longer than a form. */
const bodyLimit: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const isTooLong = Number(ctx.get('content-length') || 0) > MAX_BODY_BYTES;
    if (isTooLong && LIMITED.has(requestKind(ctx.path))) return answer(ctx, 413, { error: 'too-large' });
    return next();
  };
};

export default bodyLimit;
