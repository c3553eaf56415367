import type { Health } from '@prestafaro/types/health';
import { isDirect } from '@/server/requests/visitor-address';

/**
 * Answers without caching. A status 503 makes a balancer send no visitors. The checks and the version are for operators, who
 * ask this server itself; through a proxy, and so for everybody, the answer is the status alone.
 */
export function healthAnswer(health: Health, { headers }: Request): Response {
  const { status } = health;
  return Response.json(isDirect(headers) ? health : { status }, {
    status: status === 'failing' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
