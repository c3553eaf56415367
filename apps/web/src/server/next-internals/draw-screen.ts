import 'server-only';
import { hostOfRequest } from '@/server/next-internals/host-of-request';
import { askOurselves, type LoopbackAnswer } from '@/server/requests/loopback';
import { type Screen, screenHeaders } from '@/server/routing/screen-headers';

/**
 * Renders a screen that only the proxy can render, because only the proxy can answer a page with a status: a route
 * handler renders no page, and a page sets no status. So the server sends itself a request with a header that makes the
 * proxy decide for the screen.
 * @param path public path of the page that the screen replaces, without its query
 * @param headers of the visitor's request
 * @param which of the screens of this name
 * @throws {Error} when the server does not answer itself within 10 seconds
 */
export function drawScreen(screen: Screen, path: string, headers: Headers, which = '1'): Promise<LoopbackAnswer> {
  const host = hostOfRequest(headers) ?? '';
  return askOurselves({ method: 'GET', path, host, headers: { [screenHeaders[screen]]: which } });
}
