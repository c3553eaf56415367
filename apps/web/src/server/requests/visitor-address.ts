import 'server-only';
import type { IncomingMessage } from 'node:http';
import { environment } from '@/cms/environment';
import { setRequestHeader } from '@/server/next-internals/request-start';

/** We write this header on every request. It replaces a value that a visitor sent. */
const socketHeader = 'x-pf-socket';

/** Longer than any address. */
const maxLength = 100;

/**
 * The network address of a visitor, by which the CMS limits how often one visitor writes (R34). It goes into the
 * message to the CMS, which stores a hash of it, and nowhere else: never into a log, a page or an event (R28).
 * @param trustedProxies number of proxies of the operator in front. Each adds the address of its client at the end, so
 * the visitor's address is that many places from the end. A visitor may have invented the addresses before it.
 */
export function visitorAddress(headers: Headers, trustedProxies = environment().TRUSTED_PROXIES): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  const hops = [...forwarded, headers.get(socketHeader) ?? ''].map((hop) => hop.trim()).filter(Boolean);
  const hop = hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown';
  return withoutPort(hop).slice(0, maxLength);
}

/**
 * Whether the request came straight to this server. Next then repeats the address of the socket in `x-forwarded-for`; a proxy in
 * front has stated another one there, and overwrites or extends what a visitor sent.
 */
export function isDirect(headers: Headers): boolean {
  const socket = headers.get(socketHeader);
  return Boolean(socket) && headers.get('x-forwarded-for') === socket;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. It differs with every connection. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\]/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}

/**
 * Records the socket address of a request before Next reads the request. Next adds it to `x-forwarded-for` only if the
 * visitor sent no such header, which alone would let anyone choose an address.
 */
export function recordSocketAddress(request: IncomingMessage): void {
  setRequestHeader(request, socketHeader, request.socket.remoteAddress ?? '');
}
