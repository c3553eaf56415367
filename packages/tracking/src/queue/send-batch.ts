import type { BrowserPort, EventAnswer } from '../browser-port.ts';
import type { QueuedEvent } from './queued-events.ts';

/**
 * The result of a request. `done`: the events need not be sent again; the server has stored all that are valid, or refuses the request whenever it comes. `retry`: the server failed or asks to wait. `unreachable`: no
 * answer came. The pause is in milliseconds.
 */
export type SendResult = { readonly type: 'done' } | { readonly type: 'retry' | 'unreachable'; readonly pause: number };

/** First pause after a failure in milliseconds. Each further one is four times as long: 2, 8, 32, 128 seconds. */
const firstPause = 2_000;
const growth = 4;

/** A day. Events do not last longer, and a wrong `Retry-After` must not silence a browser for years. */
const longestPause = 86_400_000;

/**
 * Sends events as one JSON array in a request that outlives the page. Never throws: no visitor can act on an error.
 * The answer is read as JSON and its content ignored (specification §7).
 */
export async function sendBatch(port: BrowserPort, url: string, batch: readonly QueuedEvent[]): Promise<SendResult> {
  const attempts = Math.max(...batch.map((each) => each.attempts));
  const pause = firstPause * growth ** attempts;
  try {
    const answer = await port.fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch.map(({ event }) => event)),
    });
    answer.json().catch(() => undefined);
    const { status } = answer;
    const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    if (isRefused || (status >= 200 && status < 300)) return { type: 'done' };
    return { type: 'retry', pause: Math.min(Math.max(pause, retryAfter(answer, port.now())), longestPause) };
  } catch {
    return { type: 'unreachable', pause };
  }
}

/** Milliseconds that the server asks for, as a number of seconds or as a date; 0 without a readable request. */
function retryAfter({ headers }: EventAnswer, now: number): number {
  const text = headers.get('retry-after') ?? '';
  return (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now) || 0;
}
