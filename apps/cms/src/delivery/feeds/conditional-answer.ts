import { createHash } from 'node:crypto';
import { matchesEtag } from '@prestafaro/types/etag';
import type { RequestContext } from '../../platform/http/answer';

/** A strong ETag: only the same body has the same one. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/**
 * Answers with JSON, or with 304 and no body if the caller has it. Koa's `fresh` cannot be used: it wants a full answer if the
 * request has `Cache-Control: no-cache`, which Node's fetch adds by itself to every request with `If-None-Match`.
 */
export function answerJson(ctx: RequestContext, value: unknown, cacheControl: string): void {
  const body = JSON.stringify(value);
  const etag = etagOf(body);
  ctx.set('ETag', etag);
  ctx.set('Cache-Control', cacheControl);
  if (matchesEtag(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json';
  ctx.body = body;
}
