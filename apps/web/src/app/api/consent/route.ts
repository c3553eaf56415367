import { drawRefusal } from '@/server/requests/draw-refusal';
import { answerConsent } from '@/shell/consent/answer-consent';

/** Receives what a visitor chose about tracking (R17). */
export async function POST(request: Request): Promise<Response> {
  const answer = await answerConsent(request);
  if (answer instanceof Response) return answer;
  const { status, path, retryAfterSeconds } = answer;
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
  };
  const text = 'The choice was not stored. Please send it again.';
  const screen = status === 400 ? 'form' : 'consent';
  const drawn = await drawRefusal(request.headers, new URL(path, request.url).pathname, {
    status,
    text,
    screen,
    headers,
  });
  return drawn ?? new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
