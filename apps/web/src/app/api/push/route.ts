import { type PushOutcome, takePushRequest } from '@/features/push/take-push-request';
import { readJsonPost, refuseJson, refuseMethod } from '@/server/requests/json-post';

/** Kilobytes of a subscription. */
const largest = 2;

const answers: Readonly<Record<PushOutcome, () => Response>> = {
  done: () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }),
  invalid: () => refuseJson(400, 'invalid-subscription', 'This is no subscription of a browser.'),
  unknown: () => refuseJson(404, 'no-application', 'This browser has no application.'),
  away: () => refuseJson(503, 'unavailable', 'Please try again in a moment.', { 'retry-after': '10' }),
};

/** Keeps or forgets a browser for notifications (docs/decisions/059-push.md). */
export async function POST(request: Request): Promise<Response> {
  const post = await readJsonPost(request, largest);
  if ('refusal' in post) return post.refusal;
  return answers[await takePushRequest(post.body, request.headers)]();
}

export async function GET(): Promise<Response> {
  return refuseMethod();
}

/** Made per request: a GET without this would be stored at the build. */
export const dynamic = 'force-dynamic';
