import { takePushRequest } from '@/features/push/take-push-request';
import { refuseMethod } from '@/server/requests/json-post';

/** Keeps or forgets a browser for notifications (docs/decisions/059-push.md). */
export async function POST(request: Request): Promise<Response> {
  return takePushRequest(request);
}

export async function GET(): Promise<Response> {
  return refuseMethod();
}

/** Made per request: a GET without this would be stored at the build. */
export const dynamic = 'force-dynamic';
