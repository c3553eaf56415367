import { ports } from './product.ts';

interface FeedEntry {
  offer_id: number;
  header: string;
  lender_link: string | null;
  lender: { number: number };
}

/** The published offers of a site, from the public feed of the CMS. A page lists those that are open or have a link. */
export async function publishedOffers(feed: 'es' | 'mx' | 'ua_ua' | 'ua_ru'): Promise<FeedEntry[]> {
  const answer = await fetch(`http://localhost:${ports.cms}/offers_data/configs/${feed}_feed.json`);
  if (!answer.ok) throw new Error(`The feed ${feed} answered ${answer.status}`);
  return (await answer.json()) as FeedEntry[];
}
