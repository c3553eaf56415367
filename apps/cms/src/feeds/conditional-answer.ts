import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

type RequestContext = Parameters<Core.MiddlewareHandler>[0];

/** A strong one: the same body, and only the same, has the same tag. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/**
 * Whether the caller has this body already. Koa's own `fresh` says no as soon as the request holds
 * `Cache-Control: no-cache`, and Node's fetch adds that by itself to a request with `If-None-Match`.
 */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Answers with JSON, or with 304 and nothing if the caller has it. */
export function answerJson(ctx: RequestContext, value: unknown, cacheControl: string): void {
  const body = JSON.stringify(value);
  const etag = etagOf(body);
  ctx.set('ETag', etag);
  ctx.set('Cache-Control', cacheControl);
  if (isKnown(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json';
  ctx.body = body;
}
