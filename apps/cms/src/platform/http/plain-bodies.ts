import type { Core } from '@strapi/strapi';
import { answer } from './answer';

/**
 * Answers 415 to a compressed body: no browser and no app of ours sends one, and Strapi answers 500 to one that is damaged.
 * It belongs before `strapi::body`.
 */
const plainBodies: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    const encoding = ctx.get('content-encoding').trim().toLowerCase();
    if (encoding === '' || encoding === 'identity') return next();
    ctx.set('Accept-Encoding', 'identity');
    return answer(ctx, 415, { error: 'compressed' });
  };
};

export default plainBodies;
