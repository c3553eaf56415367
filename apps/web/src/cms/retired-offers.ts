import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { type RetiredOffer, retiredOffersAnswerSchema } from '@prestafaro/types/application';
import { postMessage } from '@/cms/post-message';

/**
 * The last public names of chosen offers that no list has. Not stored: a choice is a visitor's own, and such a page is made per request.
 * @param offerIds at most 20
 * @returns nothing of numbers that were never published, and nothing at all while the CMS is away or older than this question
 */
export async function readRetiredOffers(locale: Locale, offerIds: readonly number[]): Promise<readonly RetiredOffer[]> {
  if (offerIds.length === 0) return [];
  const answer = await postMessage('/api/retired-offers', { locale, offerIds });
  const read = answer.isAway || answer.status !== 200 ? undefined : retiredOffersAnswerSchema.safeParse(answer.body);
  return read?.success ? read.data.offers : [];
}
