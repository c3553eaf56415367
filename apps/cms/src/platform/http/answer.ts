import type { Core } from '@strapi/strapi';

export type Handler = Core.MiddlewareHandler;
export type RequestContext = Parameters<Handler>[0];

/** Answers with JSON that nobody keeps. */
export function answer(ctx: RequestContext, status: number, body: object): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

/** 429, and after how many seconds another attempt may pass. */
export function answerTooMany(ctx: RequestContext, retryAfterSeconds: number): void {
  ctx.set('Retry-After', String(retryAfterSeconds));
  answer(ctx, 429, { retryAfterSeconds });
}

/** The body as Strapi has parsed it. The caller checks it with a schema. */
export const bodyOf = (ctx: RequestContext): unknown => (ctx.request as { body?: unknown }).body;

/** Under this key the parser of bodies keeps what it has read (koa-body, `includeUnparsed` in config/middlewares.ts). */
const UNPARSED = Symbol.for('unparsedBody');

/** The bytes of the body as text, over which a sender signs. Empty if there is no body, or one that is not JSON. */
export function unparsedBodyOf(ctx: RequestContext): string {
  const body = bodyOf(ctx) as { [UNPARSED]?: unknown } | undefined;
  const text = body?.[UNPARSED];
  return typeof text === 'string' ? text : '';
}
