import type { Core } from '@strapi/strapi';

export type Handler = Core.MiddlewareHandler;
export type RequestContext = Parameters<Handler>[0];

/** Answers with JSON that must not be cached. */
export function answer(ctx: RequestContext, status: number, body: object): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

/** Answers 429 with the seconds until the next attempt may pass. */
export function answerTooMany(ctx: RequestContext, retryAfterSeconds: number): void {
  ctx.set('Retry-After', String(retryAfterSeconds));
  answer(ctx, 429, { retryAfterSeconds });
}

/** The body that Strapi parsed. The caller checks it with a schema. */
export const bodyOf = (ctx: RequestContext): unknown => (ctx.request as { body?: unknown }).body;

/** The body parser stores the raw body under this key (koa-body, `includeUnparsed` in config/middlewares.ts). */
const UNPARSED = Symbol.for('unparsedBody');

/** The raw body as text, which senders sign. Empty if there is no body, or one that is not JSON. */
export function unparsedBodyOf(ctx: RequestContext): string {
  const body = bodyOf(ctx) as { [UNPARSED]?: unknown } | undefined;
  const text = body?.[UNPARSED];
  return typeof text === 'string' ? text : '';
}
