import 'server-only';
import { requestContext } from '@/cms/request-context';
import type { OnHead } from '@/server/next-internals/response-interceptor';

/** Answers 429 to a form that a limit has refused, or that has to wait because the site gets too many. Next answers 200, because a server action cannot set the status of its page. */
export const stateLimit: OnHead = (response) => {
  const seconds = requestContext()?.limitedForSeconds;
  if (seconds === undefined || response.statusCode !== 200) return undefined;
  response.statusCode = 429;
  response.setHeader('retry-after', String(seconds));
  return 429;
};
