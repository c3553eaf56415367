import type { RequestContext } from '../../platform/http/answer';

const LOOPBACK_ADDRESSES: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export const isLoopbackHost = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host) || host.endsWith('.localhost');

/**
 * Whether a request comes from this machine and names it. A proxy on this machine passes on a public host, and so does a page of
 * another site whose name was pointed at this machine.
 */
export function isLocalRequest({ req, request }: Pick<RequestContext, 'req' | 'request'>): boolean {
  const isForwarded = req.headers['x-forwarded-for'] !== undefined || req.headers.forwarded !== undefined;
  const address = req.socket.remoteAddress ?? '';
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return !isForwarded && LOOPBACK_ADDRESSES.has(address) && isLoopbackHost(host);
}
