import type { Core } from '@strapi/strapi';
import { POSTBACK_ADDRESS, refusePostback, statusCodes } from './postback-refusals';

/**
 * Gives the form of a refused postback to what others have refused on the way to the endpoint: a body that is no JSON, too long or compressed,
 * another method, a CMS without its database. It belongs before `strapi::errors`.
 */
const postbackAnswers: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (!POSTBACK_ADDRESS.test(ctx.path) || ctx.status < 400) return;
    const isOurs = typeof ctx.body === 'object' && ctx.body !== null && 'fields' in ctx.body;
    if (!isOurs) refusePostback(ctx, ctx.status, statusCodes[ctx.status] ?? 'failed');
  };
};

export default postbackAnswers;
