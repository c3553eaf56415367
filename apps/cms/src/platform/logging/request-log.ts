import type { Core } from '@strapi/strapi';
import { requestKind } from '../metrics/request-kind';
import { operationsOf } from '../operations/operations';
import { REQUEST_ID_HEADER, requestIdFrom, withinRequest } from './request-scope';

/**
 * Stands in for `strapi::logger`, which logs the query of an address: `lead_id` there is the key to somebody's application
 * (R28). A path names none. Everything that is logged for a request carries its id, and so does the answer.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { requests } = operationsOf(strapi);
  return async (ctx, next) => {
    const requestId = requestIdFrom(ctx.get(REQUEST_ID_HEADER));
    ctx.set(REQUEST_ID_HEADER, requestId);
    await withinRequest(requestId, async () => {
      const startedAt = performance.now();
      await next();
      const { method, path, status } = ctx;
      const milliseconds = Math.ceil(performance.now() - startedAt);
      const kind = requestKind(path);
      requests.count(kind, method, status, milliseconds);
      // Health is asked for every few seconds, for ever.
      const level = kind === 'health' ? 'debug' : 'info';
      strapi.log[level](`${method} ${path}`, { method, path, status, milliseconds });
    });
  };
};

export default requestLog;
