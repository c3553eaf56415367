import 'server-only';
import type { Locale } from '@prestafaro/countries';
import {
  refusedLinkAnswerSchema,
  type UnsubscribeMessage,
  undoneAnswerSchema,
  unsubscribedAnswerSchema,
} from '@prestafaro/types/visitor-forms';
import { postMessage, unusableAnswer } from '@/cms/post-message';
import { readReviewAnswer, type SentReview } from '@/cms/send-review';

/** Unsubscribes what a person typed. The answer is the same for everybody. Never throws: an outage is an answer. */
export async function sendUnsubscribe(message: UnsubscribeMessage): Promise<SentReview> {
  const answer = await postMessage('/api/unsubscribe', message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status !== 201) return readReviewAnswer(answer.status, answer.body);
  const stored = unsubscribedAnswerSchema.safeParse(answer.body);
  return stored.success ? { outcome: 'accepted', ...stored.data } : unusableAnswer(answer.status);
}

/** The token opens nothing: it is unknown, of another site, or too old. */
type Refused = { readonly outcome: 'unknown' | 'expired' } | { readonly outcome: 'away'; readonly reason: string };

export type LinkedUnsubscribe = { readonly outcome: 'done'; readonly undo: string } | Refused;

/**
 * Unsubscribes the address of the mail that has the token. A repetition changes nothing. Never throws.
 * @param by `link`: a person pressed the button of our page; `one-click`: a mail program posted the address of the header
 */
export async function unsubscribeByToken(
  by: 'link' | 'one-click',
  locale: Locale,
  token: string,
): Promise<LinkedUnsubscribe> {
  const answer = await postMessage(`/api/unsubscribe/${by}`, { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  const done = answer.status === 200 ? unsubscribedAnswerSchema.safeParse(answer.body) : undefined;
  return done?.success ? { outcome: 'done', ...done.data } : refused(answer.status, answer.body);
}

export type UndoAnswer = { readonly outcome: 'undone' | 'used' } | Refused;

/** Undoes a request to unsubscribe. Never throws. */
export async function undoUnsubscribe(locale: Locale, token: string): Promise<UndoAnswer> {
  const answer = await postMessage('/api/unsubscribe/undo', { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  const undone = answer.status === 200 ? undoneAnswerSchema.safeParse(answer.body) : undefined;
  return undone?.success ? undone.data : refused(answer.status, answer.body);
}

function refused(status: number, body: unknown): Refused {
  const answer = refusedLinkAnswerSchema.safeParse(body);
  if (!answer.success) return unusableAnswer(status);
  return { outcome: answer.data.error === 'expired-link' ? 'expired' : 'unknown' };
}
