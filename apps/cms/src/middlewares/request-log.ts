import type { Core } from '@strapi/strapi';

/**
 * Stands in for `strapi::logger`, which logs the query of an address: `lead_id` there is the key to somebody's application
 * (R28). A path names none.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const milliseconds = Math.ceil(performance.now() - startedAt);
    strapi.log.http(`${ctx.method} ${ctx.path} (${milliseconds} ms) ${ctx.status}`);
  };
};

export default requestLog;
