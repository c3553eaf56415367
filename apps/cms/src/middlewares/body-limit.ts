import type { Core } from '@strapi/strapi';
import { answer } from '../visitor-endpoints/answer';
import { LONGEST_BODY } from '../visitor-endpoints/guards';

/** What visitors send arrives under `/api/`: what is longer than a form is refused before it is read. */
const bodyLimit: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const isTooLong = Number(ctx.get('content-length') || 0) > LONGEST_BODY;
    if (isTooLong && ctx.path.startsWith('/api/')) return answer(ctx, 413, { error: 'too-large' });
    return next();
  };
};

export default bodyLimit;
