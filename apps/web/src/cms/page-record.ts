import 'server-only';
import type { SharedApplication } from '@/cms/shared-application';

/** What a page that is made to be shared was made from. */
export interface PageRecord {
  readonly reads: RecordedRead[];
  /** The only data of an application that the page gets, if all applicants with these data share it. */
  readonly application: SharedApplication | undefined;
  /** False if the page shows a failure, which the next visitor must not see. */
  isStorable: boolean;
}

/** A read through the cache. */
export interface RecordedRead {
  /** The answer that the page got, as JSON. */
  readonly answer: string;
  /** Reads it again. Within a route that is stored, Next waits for a fresh answer, and notes its tags and its lifetime. */
  readonly again: () => Promise<unknown>;
}

/** An empty record. */
export const newPageRecord = (application?: SharedApplication): PageRecord => ({
  reads: [],
  application,
  isStorable: true,
});

/** Whether all answers are still those that the page was made from. A page per request may have got older ones. */
export async function isUpToDate({ reads }: PageRecord): Promise<boolean> {
  const current = await Promise.all(reads.map(async ({ answer, again }) => recordedAnswer(await again()) === answer));
  return current.every((isEqual) => isEqual);
}

/** An answer in the form in which a record compares it. */
export const recordedAnswer = (answer: unknown): string => JSON.stringify(answer) ?? '';
