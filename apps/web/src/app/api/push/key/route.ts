import { readPushKey } from '@/cms/push';
import { log } from '@/server/log/log';
import { refuseJson } from '@/server/requests/json-post';

/** The public key with which a browser subscribes to notifications. 404: this installation sends none. */
export async function GET(): Promise<Response> {
  const answer = await readPushKey();
  switch (answer.outcome) {
    case 'known':
      return Response.json({ key: answer.key }, { headers: { 'cache-control': 'no-store' } });
    case 'off':
      return refuseJson(404, 'off', 'This site sends no notifications.');
    case 'away':
      log.error('The key of notifications could not be read', { reason: answer.reason });
      return refuseJson(503, 'unavailable', 'Please try again in a moment.', { 'retry-after': '10' });
  }
}

export const dynamic = 'force-dynamic';
