import { answerOneClick, openOneClick } from '@/server/one-click/answer-one-click';

/** Unsubscribes by the button of a mail program (docs/decisions/056-unsubscribing.md). */
export async function POST(request: Request): Promise<Response> {
  return answerOneClick(request);
}

export function GET(request: Request): Response {
  return openOneClick(request);
}

/** Made per request. */
export const dynamic = 'force-dynamic';
