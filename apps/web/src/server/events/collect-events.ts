import 'server-only';
import { sendEvents } from '@/cms/send-events';
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
  if (headers.get('origin') === null) return refused(403, 'no-origin', 'Only a page of this site sends events.');
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    return refused(415, 'not-json', 'Send events as application/json.');
  }
  const body = await request.text();
  if (Buffer.byteLength(body) > largestPost) return refused(413, 'too-large', 'A request may have 64 KB at most.');
  const userAgent = headers.get('user-agent') ?? '';
  const answer = await sendEvents({ body, address: visitorAddress(headers), userAgent });
  if (!answer) {
    const message = 'Events cannot be stored now. Send them again later.';
    return refused(503, 'unavailable', message, { 'retry-after': String(retryAfterSeconds) });
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

/** Answers a request by another method. */
export const refuseMethod = (): Response =>
  refused(405, 'method-not-allowed', 'Send events with POST.', { allow: 'POST' });

function refused(status: number, error: string, message: string, headers?: Readonly<Record<string, string>>): Response {
  return Response.json({ error, message }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
