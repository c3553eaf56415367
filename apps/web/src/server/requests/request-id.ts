import { randomUUID } from 'node:crypto';

/**
 * Returns the id of a request: the id from the operator's proxy, so that its log and ours can be read together, or a
 * new one. A visitor cannot choose it, because our log contains it.
 * @param sent value of the header
 * @param trustedProxies number of proxies of the operator in front
 */
export function requestIdOf(sent: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}
