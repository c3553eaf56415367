import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { type AffiliatePageAnswer, affiliatePageAnswerSchema } from '@prestafaro/types/affiliate';
import { monthSchema } from '@prestafaro/types/affiliate-statement';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type AffiliatePageState =
  | { readonly outcome: 'known'; readonly page: AffiliatePageAnswer }
  /** The token opens nothing, or nothing any more. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'away'; readonly reason: string };

/**
 * Reads what the page of an affiliate shows. It is never stored. Never throws: an outage is an answer.
 * @param month as it stands in the address; anything but a month is read as the current one
 */
export async function readAffiliatePage(
  locale: Locale,
  token: string,
  month: string | undefined,
): Promise<AffiliatePageState> {
  const asked = monthSchema.safeParse(month);
  const answer = await postMessage('/api/affiliates/page', { locale, token, month: asked.success ? asked.data : null });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404) return { outcome: 'unknown' };
  const page = answer.status === 200 ? affiliatePageAnswerSchema.safeParse(answer.body) : undefined;
  return page?.success ? { outcome: 'known', page: page.data } : unusableAnswer(answer.status);
}

export type ConfirmAnswer =
  | { readonly outcome: 'confirmed' | 'unknown' }
  | { readonly outcome: 'away'; readonly reason: string };

/** Confirms the address of a request. Never throws: an outage is an answer. */
export async function confirmAffiliate(locale: Locale, token: string): Promise<ConfirmAnswer> {
  const answer = await postMessage('/api/affiliates/confirm', { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 200) return { outcome: 'confirmed' };
  return answer.status === 404 ? { outcome: 'unknown' } : unusableAnswer(answer.status);
}
