import 'server-only';
import { type ClickMessage, clickAnswerSchema, unknownOfferAnswerSchema } from '@prestafaro/types/application';
import { limitedAnswerSchema } from '@prestafaro/types/visitor-forms';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type SentClick =
  /** The click is recorded. The address comes from the CMS and contains the number of the click. */
  | { readonly outcome: 'leads'; readonly url: string }
  /** The offer was published before and no longer is. */
  | { readonly outcome: 'retired' }
  /** The offer was never published. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** As far as we know, nothing was recorded. */
  | { readonly outcome: 'away'; readonly reason: string };

/** Records a click on an offer and returns its target. Never throws: an outage is an answer. */
export async function sendClick(message: ClickMessage): Promise<SentClick> {
  const answer = await postMessage('/api/clicks', message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  const { status, body } = answer;
  if (status === 404 && unknownOfferAnswerSchema.safeParse(body).success) return { outcome: 'unknown' };
  if (status === 429) {
    const limited = limitedAnswerSchema.safeParse(body);
    return { outcome: 'limited', retryAfterSeconds: limited.success ? limited.data.retryAfterSeconds : 60 };
  }
  const led = status === 200 || status === 201 ? clickAnswerSchema.safeParse(body) : undefined;
  if (!led?.success) return unusableAnswer(status);
  return led.data;
}
