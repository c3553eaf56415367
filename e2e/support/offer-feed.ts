import { ports } from './product.ts';

interface FeedEntry {
  offer_id: number;
  header: string;
  lender: { number: number };
}

/** The offers that a site has published, as the CMS tells everybody: what an application is to be compared with. */
export async function publishedOffers(feed: 'es' | 'mx' | 'ua_ua' | 'ua_ru'): Promise<FeedEntry[]> {
  const answer = await fetch(`http://localhost:${ports.cms}/offers_data/configs/${feed}_feed.json`);
  if (!answer.ok) throw new Error(`The feed ${feed} answered ${answer.status}`);
  return (await answer.json()) as FeedEntry[];
}
