import 'server-only';
import { sendEvents } from '@/cms/send-events';
import { readJsonPost, refuseJson } from '@/server/requests/json-post';
import { visitorAddress } from '@/server/requests/visitor-address';
import { largestPost } from '@/server/routing/post-limits';

/** Seconds after which a browser may send its events again. */
const retryAfterSeconds = 10;

/**
 * Answers POST `/api/event`: hands the events of a browser over to the CMS, which checks and stores them, and passes its answer
 * on. The proxy has compared the origin with the host. Global Privacy Control is no reason to refuse: the browser sends events
 * with consent only. It logs nothing (R28).
 */
export async function collectEvents(request: Request): Promise<Response> {
  const { headers } = request;
  const post = await readJsonPost(request, largestPost / 1024);
  if ('refusal' in post) return post.refusal;
  const { body } = post;
  const userAgent = headers.get('user-agent') ?? '';
  const answer = await sendEvents({ body, address: visitorAddress(headers), userAgent });
  if (!answer) {
    const message = 'Events cannot be stored now. Send them again later.';
    return refuseJson(503, 'unavailable', message, { 'retry-after': String(retryAfterSeconds) });
  }
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(answer.retryAfter !== null && { 'retry-after': answer.retryAfter }),
    },
  });
}
