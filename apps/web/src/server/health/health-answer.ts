import type { Health } from '@prestafaro/types/health';

/** An answer that no cache keeps: 503 tells a balancer to send nobody. */
export function healthAnswer(health: Health): Response {
  return Response.json(health, {
    status: health.status === 'failing' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
