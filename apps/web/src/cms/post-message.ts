import 'server-only';
import { callCms } from '@/cms/cms-call';
import { CmsUnavailable } from '@/cms/cms-error';
import { environment } from '@/cms/environment';

/** The answer of the CMS, or its absence. Messages are not logged: they may hold personal data (R28). */
export type PostAnswer =
  | { readonly isAway: false; readonly status: number; readonly body: unknown }
  | { readonly isAway: true; readonly reason: string };

/** Posts a message to the CMS with the write-only token. Never throws: an outage is an answer. */
export async function postMessage(path: `/api/${string}`, message: object): Promise<PostAnswer> {
  const { CMS_URL, CMS_WRITE_TOKEN } = environment();
  try {
    return await callCms(async ({ signal, headers }) => {
      const answer = await fetch(`${CMS_URL}${path}`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${CMS_WRITE_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
        cache: 'no-store',
        signal,
      }).catch((cause: unknown) => {
        throw new CmsUnavailable(`The CMS did not answer (${nameOf(cause)})`);
      });
      if (answer.status >= 500) throw new CmsUnavailable(`The CMS answered ${answer.status}`);
      return { isAway: false, status: answer.status, body: await answer.json().catch(() => undefined) };
    });
  } catch (error) {
    return { isAway: true, reason: error instanceof CmsUnavailable ? error.message : nameOf(error) };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** For an answer that the contract does not list: the CMS is older or newer than the web app. */
export function unusableAnswer(status: number): { readonly outcome: 'away'; readonly reason: string } {
  return { outcome: 'away', reason: `The CMS answered ${status}` };
}
