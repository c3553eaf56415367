import type { Core } from '@strapi/strapi';
import { answer } from '../../platform/http/answer';
import { MAX_BODY_BYTES } from './guards';

/** Refuses a long body before it is read. Visitors' messages arrive under `/api/`, and none is longer than a form. */
const bodyLimit: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const isTooLong = Number(ctx.get('content-length') || 0) > MAX_BODY_BYTES;
    if (isTooLong && ctx.path.startsWith('/api/')) return answer(ctx, 413, { error: 'too-large' });
    return next();
  };
};

export default bodyLimit;
