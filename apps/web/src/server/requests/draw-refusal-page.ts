import 'server-only';
import { isMalformed } from '@prestafaro/addresses';
import { log, reasonOf } from '@/server/log/log';
import { drawScreen } from '@/server/next-internals/draw-screen';
import type { LoopbackAnswer } from '@/server/requests/loopback';
import type { RefusalScreen } from '@/server/routing/refusal-screen';

/**
 * Draws the page of the site that says why a request is refused, in the language of its address.
 * @param path public path of the request, without its query
 * @param headers of the request; the host is read from them
 * @returns undefined if the page cannot be drawn
 */
export async function drawRefusalPage(
  screen: RefusalScreen,
  path: string,
  headers: Headers,
): Promise<LoopbackAnswer | undefined> {
  try {
    const drawn = await drawScreen('refused', passesProxy(path) ? path : '/', headers, screen);
    return drawn.status === 200 ? drawn : undefined;
  } catch (error) {
    log.warn('The screen of a refusal could not be drawn', { reason: reasonOf(error) });
    return undefined;
  }
}

/** Whether the proxy sees a path, so that it can answer with a screen there. */
function passesProxy(path: string): boolean {
  return !isMalformed(path) && !path.startsWith('/_next/');
}
