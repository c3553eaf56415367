import 'server-only';
import { processWide } from '@/cms/process-wide';
import { type RequestContext, requestContext } from '@/cms/request-context';

/** By request. Not in the context, which reaches logs. */
const recorded = processWide('recorded-cookies', () => new WeakMap<RequestContext, string>());

/**
 * Records a cookie that the answer to the current request sets, as the text of `Set-Cookie`. Next's own `cookies().set` in a server
 * action renders the page of the form again for a script that opens another page at once (`server/requests/set-cookie.ts`).
 * @throws {Error} outside of a request
 */
export function recordCookie(text: string): void {
  const context = requestContext();
  if (!context) throw new Error('A cookie can be set only in the answer to a request');
  recorded.set(context, text);
}

/** The cookie that the answer to the current request sets, once. */
export function takeRecordedCookie(): string | undefined {
  const context = requestContext();
  const text = context && recorded.get(context);
  if (context) recorded.delete(context);
  return text;
}
