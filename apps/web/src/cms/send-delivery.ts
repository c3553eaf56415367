import 'server-only';
import {
  type AnswerProblem,
  type DeliveryMessage,
  deliveryAnswerSchema,
  refusedAnswersSchema,
  refusedDeliverySchema,
} from '@prestafaro/types/application';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type SentDelivery =
  /** The application goes to the lender, since now or since an earlier press. */
  | { readonly outcome: 'sent' }
  /** The lender receives other parts than the page named, or none any more. */
  | { readonly outcome: 'changed' }
  /** Something is wrong with the document or the account. Nothing was stored or sent. */
  | { readonly outcome: 'refused'; readonly problems: readonly AnswerProblem[] }
  /** The application cannot be sent. */
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'limited' }
  /** As far as we know, nothing was sent. */
  | { readonly outcome: 'away'; readonly reason: string };

/** Sends the visitor's application to the lender of an offer. A repetition changes nothing. Never throws: an outage is an answer. */
export async function sendDelivery(message: DeliveryMessage): Promise<SentDelivery> {
  const answer = await postMessage('/api/deliveries', message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  const { status, body } = answer;
  if ((status === 200 || status === 201) && deliveryAnswerSchema.safeParse(body).success) return { outcome: 'sent' };
  if (status === 429) return { outcome: 'limited' };
  const wrong = status === 422 ? refusedAnswersSchema.safeParse(body) : undefined;
  if (wrong?.success) return { outcome: 'refused', problems: wrong.data.problems };
  const refused = status === 404 || status === 409 ? refusedDeliverySchema.safeParse(body) : undefined;
  if (!refused?.success) return unusableAnswer(status);
  const { error } = refused.data;
  return { outcome: error === 'changed' || error === 'click-out-only' ? 'changed' : 'closed' };
}
