import 'server-only';
import type { IncomingMessage } from 'node:http';
import { setRequestHeader, setRequestLine } from '@/server/next-internals/request-start';

/** We write this header on every request. It replaces a value that a visitor sent. */
const queryHeader = 'x-pf-query';

/** The query key that Next adds to the address of a part of a page. */
const partKey = /^_rsc(=|$)/;

/**
 * Changes what Next would answer wrongly, before it reads the request:
 * - `GET http://evil.example/blog`: Next would redirect to the host in it. The Host header alone names the host.
 * - `TRACE`: Next fails to make a request object of it and answers 500. As `DELETE` it gets 405 (`post-limits.ts`).
 * - the query: Next encodes it again, with `+` for `%20`, so a redirect would not repeat what was sent. A header keeps it.
 */
export function normalizeRequest(request: IncomingMessage): void {
  const { method = 'GET', url = '/' } = request;
  const address = originForm(url);
  setRequestLine(request, { method: method === 'TRACE' ? 'DELETE' : method, url: address });
  setRequestHeader(request, queryHeader, queryOf(address));
}

/** The query as the visitor sent it, with its question mark; undefined for a request that did not come through a server. */
export function sentQuery(headers: Headers): string | undefined {
  const query = headers.get(queryHeader);
  return query === null ? undefined : query && `?${query}`;
}

/** `http://host/path` → `/path`, `http://host?a` → `/?a`. */
function originForm(url: string): string {
  const [origin = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url) ?? [];
  const address = url.slice(origin.length);
  return address.startsWith('/') ? address : `/${address}`;
}

function queryOf(address: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  return query
    .split('&')
    .filter((pair) => !partKey.test(pair))
    .join('&');
}
