import 'server-only';
import { recordedAnswer } from '@/cms/page-record';
import { requestContext } from '@/cms/request-context';
import type { SharedApplication } from '@/cms/shared-application';

/**
 * Reads through the cache, and records the read if the page that is being made is to be shared.
 * @param read of stored data, the same for all visitors; called again in the route that stores the page
 */
export async function recordedRead<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  const answer = await read();
  requestContext()?.record?.reads.push({ answer: recordedAnswer(answer), again: read });
  return answer;
}

/** Whether the page that is being made is to be shared, so that nothing of one visitor may be in it. */
export function isMadeToBeShared(): boolean {
  return requestContext()?.record !== undefined;
}

/** The data for whose applicants the page is being made, if they share it. */
export function sharedApplication(): SharedApplication | undefined {
  return requestContext()?.record?.application;
}

/** Keeps the page that is being made out of the store, because it shows a failure. */
export function forbidStoring(): void {
  const record = requestContext()?.record;
  if (record) record.isStorable = false;
}
