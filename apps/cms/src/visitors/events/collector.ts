import type { Core } from '@strapi/strapi';
import { answer } from '../../platform/http/answer';
import { operationsOf } from '../../platform/operations/operations';
import { type Receiver, receiveEvents } from './receive-events';

export const EVENT_PATH = '/api/event';

const receivers = new WeakMap<Core.Strapi, Receiver>();

/** Call it in `register()`. Strapi creates the middlewares later. */
export const provideReceiver = (strapi: Core.Strapi, receiver: Receiver): void => void receivers.set(strapi, receiver);

/**
 * POST `/api/event`: the web app's server hands over the events of a browser. It is the first middleware and answers by itself,
 * because the middlewares of Strapi and a log line take longer than storing an event (record 049). It logs nothing.
 */
const collector: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { requests } = operationsOf(strapi);
  const receiver = receivers.get(strapi);
  if (!receiver) throw new Error('The collector was created before register() provided its dependencies');
  return async (ctx, next) => {
    if (ctx.path !== EVENT_PATH) return next();
    const startedAt = performance.now();
    const { status, body, headers = {} } = await receiveEvents(ctx.req, receiver);
    ctx.set(headers);
    answer(ctx, status, body);
    requests.count('event', ctx.method, status, Math.ceil(performance.now() - startedAt));
  };
};

export default collector;
