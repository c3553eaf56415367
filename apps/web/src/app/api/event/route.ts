import { collectEvents } from '@/server/events/collect-events';
import { refuseMethod } from '@/server/requests/json-post';

/** Takes the events of browsers (docs/decisions/049-collector.md). */
export async function POST(request: Request): Promise<Response> {
  return collectEvents(request);
}

export async function GET(): Promise<Response> {
  return refuseMethod();
}

/** Made per request: a GET without this would be stored at the build. */
export const dynamic = 'force-dynamic';
