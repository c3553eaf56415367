import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { readRetiredOffers } from '@/cms/retired-offers';
import type { OffersAnswer } from '@/features/offers/load-offers';

/** Adds the names of chosen offers that are published no more to the offers that the list leaves out, so that a page can name them. */
export async function withRetired(
  answer: OffersAnswer,
  locale: Locale,
  chosen: readonly number[],
): Promise<OffersAnswer> {
  if (answer.state === 'failed') return answer;
  const { offers, unlisted = [] } = answer;
  const known = new Set([...offers, ...unlisted].map(({ offerId }) => offerId));
  const missing = chosen.filter((id) => !known.has(id));
  if (missing.length === 0) return answer;
  const retired = await readRetiredOffers(locale, missing);
  const named = retired.flatMap(({ offerId, header }) => (header === null ? [] : [{ offerId, header }]));
  return { ...answer, unlisted: [...unlisted, ...named] };
}
