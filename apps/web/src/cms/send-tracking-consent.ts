import 'server-only';
import { limitedAnswerSchema, type TrackingConsentMessage } from '@prestafaro/types/visitor-forms';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type SentTrackingConsent =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** Nothing was recorded, as far as we know. */
  | { readonly outcome: 'away'; readonly reason: string };

/** Records what a visitor chose about tracking (R17). Never throws: an outage is an answer. */
export async function sendTrackingConsent(message: TrackingConsentMessage): Promise<SentTrackingConsent> {
  const answer = await postMessage('/api/tracking-consents', message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 201) return { outcome: 'stored' };
  const limited = answer.status === 429 ? limitedAnswerSchema.safeParse(answer.body) : undefined;
  return limited?.success ? { outcome: 'limited', ...limited.data } : unusableAnswer(answer.status);
}
