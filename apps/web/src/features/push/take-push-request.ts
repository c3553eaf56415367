import 'server-only';
import { pushRequestSchema } from '@prestafaro/types/push-subscription';
import { askProgress } from '@/cms/application-progress';
import { endBrowser, readPushKey, subscribeBrowser } from '@/cms/push';
import { pushConsentText } from '@/features/push/consent-text';
import { loadMessages } from '@/messages/load-messages';
import { log } from '@/server/log/log';
import { readJsonPost, refuseJson } from '@/server/requests/json-post';
import { visitorAddress } from '@/server/requests/visitor-address';
import { readApplicationToken } from '@/shell/application/application-token';

/** Kilobytes of a subscription. */
const largest = 2;

/** Answers POST `/api/push`: keeps or forgets this browser for the notifications about the application of its cookie. */
export async function takePushRequest(request: Request): Promise<Response> {
  const post = await readJsonPost(request, largest);
  if ('refusal' in post) return post.refusal;
  const wanted = pushRequestSchema.safeParse(parseJson(post.body));
  if (!wanted.success) return refuseJson(400, 'invalid-subscription', 'This is no subscription of a browser.');
  const token = await readApplicationToken();
  const progress = token === undefined ? undefined : await askProgress(token);
  if (token === undefined || progress?.outcome === 'unknown') return unknown();
  if (progress?.outcome !== 'known') return away(progress?.reason);
  const answer =
    wanted.data.action === 'end'
      ? await endBrowser({ token, endpoint: wanted.data.endpoint })
      : await subscribeBrowser({
          token,
          subscription: wanted.data.subscription,
          ...pushConsentText(progress.progress.locale, (await loadMessages(progress.progress.locale)).push),
          address: visitorAddress(request.headers),
        });
  if (answer.outcome === 'away') return away(answer.reason);
  return answer.outcome === 'unknown' ? unknown() : new Response(null, { status: 204, headers: noStore });
}

/** Answers GET `/api/push/key`. 404: this installation sends no notifications. */
export async function answerPushKey(): Promise<Response> {
  const answer = await readPushKey();
  if (answer.outcome === 'away') return away(answer.reason);
  if (answer.outcome === 'off') return refuseJson(404, 'off', 'This site sends no notifications.');
  return Response.json({ key: answer.key }, { headers: noStore });
}

const noStore = { 'cache-control': 'no-store' } as const;

const unknown = () => refuseJson(404, 'no-application', 'This browser has no application.');

function away(reason: string | undefined): Response {
  log.error('Notifications could not be changed', { reason });
  return refuseJson(503, 'unavailable', 'Please try again in a moment.', { 'retry-after': '10' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
