import 'server-only';
import { environment } from '@/cms/environment';

/** How long a visitor waits for the CMS to take a message, in milliseconds. */
const timeout = 8_000;

/** What the CMS said, or that it said nothing. Nobody looks at a message twice: it may hold personal data (R28). */
export type PostAnswer =
  | { readonly isAway: false; readonly status: number; readonly body: unknown }
  | { readonly isAway: true; readonly reason: string };

/** Hands a message to the CMS, with the token that opens nothing else. Never throws: an outage is an answer. */
export async function postMessage(path: `/api/${string}`, message: object): Promise<PostAnswer> {
  const { CMS_URL, CMS_WRITE_TOKEN } = environment();
  try {
    const answer = await fetch(`${CMS_URL}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${CMS_WRITE_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status >= 500) return { isAway: true, reason: `The CMS answered ${answer.status}` };
    return { isAway: false, status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch (error) {
    return { isAway: true, reason: `The CMS did not answer (${error instanceof Error ? error.name : 'unknown'})` };
  }
}

/** For an answer that the contract does not know: the CMS is older or younger than we are. */
export function unusableAnswer(status: number): { readonly outcome: 'away'; readonly reason: string } {
  return { outcome: 'away', reason: `The CMS answered ${status}` };
}
