import { type SuggestOutcome, suggest } from '@/features/search/suggest';
import { refuseJson } from '@/server/requests/json-post';

const refusals: Readonly<Record<Exclude<SuggestOutcome['outcome'], 'found'>, () => Response>> = {
  'no-site': () => refuseJson(400, 'no-site', 'Name a site: site=es-ES.'),
  'no-query': () => refuseJson(400, 'no-query', 'Say what to search for: q=…'),
  'too-long': () => refuseJson(400, 'too-long', 'A query may have 80 characters at most.'),
  away: () => refuseJson(503, 'unavailable', 'Please try again in a moment.', { 'retry-after': '10' }),
};

/** Suggestions for what is being typed into the search (docs/decisions/061-site-search.md). */
export async function GET(request: Request): Promise<Response> {
  const suggested = await suggest(new URL(request.url).searchParams);
  if (suggested.outcome !== 'found') return refusals[suggested.outcome]();
  return Response.json(suggested.answer, { headers: { 'cache-control': 'no-store' } });
}

export const dynamic = 'force-dynamic';
