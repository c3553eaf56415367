import 'server-only';
import type { Withhold } from '@/server/next-internals/response-interceptor';
import { drawRefusalPage } from '@/server/requests/draw-refusal-page';
import { takeScreenHeaders } from '@/server/requests/take-screen-headers';
import { type RefusalScreen, wantsPage } from '@/server/routing/refusal-screen';

const plainText = { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'This file does not exist.' };

/**
 * Answers a browser with a page of the site where Next refuses an address of its own files (`/_next/…`) with an English
 * text. These addresses do not pass the proxy. The status stays. Scripts, pictures and other programs get Next's text.
 */
export const answerMissingFile: Withhold = (response, send) => {
  const { statusCode, headersSent, req } = response;
  const { url = '/', method, headers } = req;
  if (statusCode >= 500 || headersSent || !url.startsWith('/_next/') || !wantsPage(headers.accept)) return false;
  const allow = response.getHeader('allow');
  void drawRefusalPage(screenFor(method, statusCode), '/', new Headers({ host: headers.host ?? '' })).then((screen) => {
    const answer = screen ?? plainText;
    takeScreenHeaders(response, answer);
    if (allow !== undefined) response.setHeader('allow', allow);
    send(statusCode, answer.body);
  });
  return true;
};

function screenFor(method: string | undefined, status: number): RefusalScreen {
  if (method === 'POST') return 'form';
  return status === 400 ? 'address' : 'file';
}
