import type { Health } from '@prestafaro/types/health';

/** Answers without caching. A status 503 makes a balancer send no visitors. */
export function healthAnswer(health: Health): Response {
  return Response.json(health, {
    status: health.status === 'failing' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
