import type { Core } from '@strapi/strapi';
import { answer } from './answer';

const ALLOWED = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405 to a method that no route has. The router would answer 501, which counts as a failure of the server. */
const allowedMethods: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    if (ALLOWED.includes(ctx.method)) return next();
    ctx.set('Allow', ALLOWED.join(', '));
    return answer(ctx, 405, { error: 'method-not-allowed' });
  };
};

export default allowedMethods;
