import settings from '../../apps/cms/seed/es-ES/settings.json' with { type: 'json' };
import { ports } from './product.ts';

const { leadId } = settings;

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

/** The offers of Spain that are open: those in the country's lead feed, and 67, which is always open there. */
export async function openIds(): Promise<ReadonlySet<number>> {
  const answer = await fetch(`http://localhost:${ports.cms}/api/offers-lead?lead_id=${leadId}`);
  if (!answer.ok) throw new Error(`The lead feed answered ${answer.status}`);
  return new Set([...((await answer.json()) as number[]), 67]);
}
