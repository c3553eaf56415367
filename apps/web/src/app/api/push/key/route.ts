import { answerPushKey } from '@/features/push/take-push-request';

/** The public key with which a browser subscribes to notifications. */
export async function GET(): Promise<Response> {
  return answerPushKey();
}

export const dynamic = 'force-dynamic';
