import 'server-only';
import type { IncomingMessage } from 'node:http';
import { environment } from '@/cms/environment';
import { setRequestHeader } from '@/server/next-internals/request-start';

/** Written by us on every request; what a visitor sends under this name is lost. */
const socketHeader = 'x-pf-socket';

/** Longer than any address is. */
const maxLength = 100;

/**
 * The network address of a visitor, by which the CMS limits how often one writes (R34). It goes into the message to the
 * CMS, which keeps a hash of it, and nowhere else: never into a log, a page or an event (R28).
 * @param trustedProxies how many proxies of the operator's stand in front. Each adds the address that it was called
 * from, so the visitor's is as many places from the end; what stands before it a visitor may have made up.
 */
export function visitorAddress(headers: Headers, trustedProxies = environment().TRUSTED_PROXIES): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const hops = [...forwarded, headers.get(socketHeader) ?? ''].map((hop) => hop.trim()).filter(Boolean);
  const hop = hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown';
  return withoutPort(hop).slice(0, maxLength);
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. It differs with every connection. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\]/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}

/**
 * Notes on a request from which socket it came, before Next sees it. Next puts that into `x-forwarded-for` only where a
 * visitor sent no such header: alone it would let anyone choose an address.
 */
export function noteSocketAddress(request: IncomingMessage): void {
  setRequestHeader(request, socketHeader, request.socket.remoteAddress ?? '');
}
