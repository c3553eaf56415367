import 'server-only';
import { type PushMessage, type PushSubscription, pushKeySchema } from '@prestafaro/types/push-subscription';
import { postMessage, unusableAnswer } from '@/cms/post-message';

type Away = { readonly outcome: 'away'; readonly reason: string };

/** Reads the public key with which a browser subscribes. `off`: this installation sends no notifications. */
export async function readPushKey(): Promise<
  { readonly outcome: 'known'; readonly key: string } | { readonly outcome: 'off' } | Away
> {
  const answer = await postMessage('/api/push/key', {});
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404) return { outcome: 'off' };
  const parsed = answer.status === 200 ? pushKeySchema.safeParse(answer.body) : undefined;
  return parsed?.success ? { outcome: 'known', key: parsed.data.key } : unusableAnswer(answer.status);
}

export type PushAnswer = { readonly outcome: 'done' | 'unknown' } | Away;

/** Keeps a browser for the notifications about an application. A repetition changes nothing. */
export function subscribeBrowser(message: PushMessage): Promise<PushAnswer> {
  return change('/api/push/subscribe', message);
}

/** Forgets a browser. */
export function endBrowser(message: { token: string; endpoint: PushSubscription['endpoint'] }): Promise<PushAnswer> {
  return change('/api/push/end', message);
}

async function change(path: `/api/${string}`, message: object): Promise<PushAnswer> {
  const answer = await postMessage(path, message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404) return { outcome: 'unknown' };
  return answer.status < 300 ? { outcome: 'done' } : unusableAnswer(answer.status);
}
