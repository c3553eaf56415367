import 'server-only';
import { visitorAddressHeader } from '@prestafaro/types/event-request';
import { callCms } from '@/cms/cms-call';
import { CmsUnavailable } from '@/cms/cms-error';
import { environment } from '@/cms/environment';
import { processWide } from '@/cms/process-wide';

/** The body of a browser's request to `/api/event`, unread, and who sent it. Both are for the CMS only (R28). */
export interface HandedEvents {
  readonly body: string;
  readonly address: string;
  readonly userAgent: string;
}

/** The answer of the collector, to be passed on. */
export interface CollectorAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

/** A browser repeats its request, so a short wait is enough. */
const timeoutMs = 4_000;

/** Half of the calls that may wait for the CMS at a time: events must not take the place of pages and forms. */
const maxWaiting = 100;

/** The answers that the contract lists. Another one means a CMS of another age, or a wrong token. */
const passedOn: ReadonlySet<number> = new Set([202, 400, 413, 415, 429, 503]);

const waiting = processWide('event-calls', () => ({ count: 0 }));

/** Hands events over to the CMS. @returns null if the CMS is away, is too slow, or gives an unknown answer. Never throws. */
export async function sendEvents(events: HandedEvents): Promise<CollectorAnswer | null> {
  if (waiting.count >= maxWaiting) return null;
  waiting.count += 1;
  try {
    return await callCms(({ signal, headers }) => post(events, signal, headers));
  } catch {
    return null;
  } finally {
    waiting.count -= 1;
  }
}

async function post(
  { body, address, userAgent }: HandedEvents,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
): Promise<CollectorAnswer | null> {
  const { CMS_URL, CMS_WRITE_TOKEN } = environment();
  const answer = await fetch(`${CMS_URL}/api/event`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${CMS_WRITE_TOKEN}`,
      'content-type': 'application/json',
      'user-agent': userAgent,
      [visitorAddressHeader]: address,
    },
    body,
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((cause: unknown) => {
    throw new CmsUnavailable(`The CMS did not answer (${cause instanceof Error ? cause.name : 'unknown'})`);
  });
  const text = await answer.text();
  const { status } = answer;
  return passedOn.has(status) ? { status, body: text, retryAfter: answer.headers.get('retry-after') } : null;
}
