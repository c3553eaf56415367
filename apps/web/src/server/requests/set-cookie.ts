import 'server-only';
import { takeRecordedCookie } from '@/cms/recorded-cookie';
import type { OnHead } from '@/server/next-internals/response-interceptor';

/** Sets the cookie that was recorded while the request was answered, whatever the answer is. */
export const setRecordedCookie: OnHead = (response) => {
  const text = takeRecordedCookie();
  if (text !== undefined) response.appendHeader('set-cookie', text);
  return undefined;
};
