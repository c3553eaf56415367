import 'server-only';
import { requestContext } from '@/cms/request-context';
import type { Withhold } from '@/server/next-internals/response-interceptor';

/**
 * Answers 400 to a form that Next could not hand to its server action: changed arguments, an action that does not exist. Next
 * answers 500, as if the server had failed. An error of an action itself stays one, because the action has read its form.
 */
export const answerUnreadableForm: Withhold = (response, send) => {
  const { statusCode, headersSent, req } = response;
  const context = requestContext();
  if (statusCode !== 500 || headersSent || req.method !== 'POST' || !context || context.isFormRead) return false;
  const text = 'This form cannot be read. Please reload the page and send it again.';
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) response.removeHeader(name);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(text));
  send(400, text);
  return true;
};
