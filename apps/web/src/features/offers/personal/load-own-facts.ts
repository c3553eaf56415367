import 'server-only';
import type { Site } from '@prestafaro/countries';
import { type ListFacts, listFacts } from '@/features/offers/personal/list-facts';
import { loadOwnOffers } from '@/features/offers/personal/load-own-offers';

/** The counts of the current visitor's list, the same that the list itself shows; undefined while it cannot be loaded. */
export async function loadOwnFacts(site: Site): Promise<ListFacts | undefined> {
  const { answer, personal } = await loadOwnOffers(site);
  return answer.state === 'loaded' && personal.state === 'own' ? listFacts(answer.offers, personal) : undefined;
}
