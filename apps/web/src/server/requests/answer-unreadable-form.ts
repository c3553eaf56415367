import 'server-only';
import type { ServerResponse } from 'node:http';
import { requestContext } from '@/cms/request-context';
import type { Withhold } from '@/server/next-internals/response-interceptor';
import { drawRefusalPage } from '@/server/requests/draw-refusal-page';
import { takeScreenHeaders } from '@/server/requests/take-screen-headers';
import { wantsPage } from '@/server/routing/refusal-screen';

const text = 'This form cannot be read. Please reload the page and send it again.';
const plainText = { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text };

/**
 * Answers 400 to a form that Next could not hand to its server action: changed arguments, an action that does not exist. Next
 * answers 500, as if the server had failed, or 400 or 409 with an English sentence. A browser gets a page of the site instead of
 * that sentence. An error of an action itself stays one, because the action has read its form.
 */
export const answerUnreadableForm: Withhold = (response, send) => {
  const { statusCode, headersSent, req } = response;
  const context = requestContext();
  if (headersSent || req.method !== 'POST' || !context || context.isFormRead) return false;
  const isForPage = wantsPage(req.headers.accept);
  if (statusCode !== 500 && !(isForPage && isSentenceOfNext(response))) return false;
  const answer = (page: { headers: NodeJS.Dict<string | string[]>; body: string }, status: number) => {
    takeScreenHeaders(response, page);
    send(status, page.body);
  };
  if (!isForPage) answer(plainText, 400);
  else {
    const { url = '/', headers } = req;
    void drawRefusalPage('form', url.replace(/\?.*/, ''), new Headers({ host: headers.host ?? '' })).then((screen) =>
      screen ? answer(screen, statusCode === 409 ? 409 : 400) : answer(plainText, 400),
    );
  }
  return true;
};

function isSentenceOfNext(response: ServerResponse): boolean {
  const { statusCode } = response;
  return (
    statusCode === 409 || (statusCode === 400 && String(response.getHeader('content-type')).startsWith('text/plain'))
  );
}
