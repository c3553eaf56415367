import { randomUUID } from 'node:crypto';

/**
 * The id of a request: the one that the operator's proxy gave it, so that its log and ours can be read together, or a new
 * one. A visitor cannot choose it: what they write would stand in our log.
 * @param sent in the header
 * @param trustedProxies how many proxies of the operator's stand in front
 */
export function requestIdOf(sent: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}
