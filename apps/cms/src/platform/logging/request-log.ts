import type { Core } from '@strapi/strapi';
import { requestKind } from '../metrics/request-kind';
import { operationsOf } from '../operations/operations';
import { REQUEST_ID_HEADER, requestIdFrom, withinRequest } from './request-scope';

/**
 * Replaces `strapi::logger`, which logs the query of an address. The query's `lead_id` opens a person's list of offers
 * (R28); paths contain no such value. Every log line of a request carries its id, and so does the answer.
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
      // Health is requested every few seconds, so it is not logged.
      const level = kind === 'health' ? 'debug' : 'info';
      strapi.log[level](`${method} ${path}`, { method, path, status, milliseconds });
    });
  };
};

export default requestLog;
