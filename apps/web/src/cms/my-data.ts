import 'server-only';
import type { Locale } from '@prestafaro/countries';
import {
  type ErasureMessage,
  type ErasureReceipt,
  erasureReceiptSchema,
  type HeldData,
  heldDataSchema,
} from '@prestafaro/types/my-data';
import { postMessage, unusableAnswer } from '@/cms/post-message';

type Away = { readonly outcome: 'away'; readonly reason: string };
type Unknown = { readonly outcome: 'unknown' };

/** Reads what is held about the person of a link. It is never stored here. Never throws: an outage is an answer. */
export async function readHeldData(
  locale: Locale,
  token: string,
): Promise<{ readonly outcome: 'held'; readonly data: HeldData } | Unknown | Away> {
  const answer = await postMessage('/api/my-data/read', { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404 || answer.status === 422) return { outcome: 'unknown' };
  const held = answer.status === 200 ? heldDataSchema.safeParse(answer.body) : undefined;
  return held?.success ? { outcome: 'held', data: held.data } : unusableAnswer(answer.status);
}

type ReceiptAnswer = { readonly outcome: 'receipt'; readonly receipt: ErasureReceipt } | Unknown | Away;

/** Erases the data of the person of a link. A second press finds no link any more. Never throws: an outage is an answer. */
export const eraseHeldData = (message: ErasureMessage): Promise<ReceiptAnswer> =>
  receiptOf('/api/my-data/erase', message);

/** Reads the receipt of an erasure. Never throws: an outage is an answer. */
export const readReceipt = (locale: Locale, id: string): Promise<ReceiptAnswer> =>
  receiptOf('/api/my-data/receipts', { locale, id });

async function receiptOf(path: `/api/my-data/${string}`, message: object): Promise<ReceiptAnswer> {
  const answer = await postMessage(path, message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404 || answer.status === 422) return { outcome: 'unknown' };
  const receipt = answer.status === 200 ? erasureReceiptSchema.safeParse(answer.body) : undefined;
  return receipt?.success ? { outcome: 'receipt', receipt: receipt.data } : unusableAnswer(answer.status);
}
