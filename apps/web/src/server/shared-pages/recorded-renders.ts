import 'server-only';
import { randomUUID } from 'node:crypto';
import { newPageRecord, type PageRecord } from '@/cms/page-record';
import { processWide } from '@/cms/process-wide';
import type { SharedApplication } from '@/cms/shared-application';

/**
 * The header by which the server asks itself for a page that is to be shared. Its value is an id that nobody else
 * knows, so a visitor who sends the header changes nothing.
 */
export const recordHeader = 'x-pf-record';

const records = processWide('page-records', () => new Map<string, PageRecord>());

/** The record of a request of the server to itself; undefined for a visitor's request. */
export function recordOf(id: string | string[] | undefined): PageRecord | undefined {
  return typeof id === 'string' ? records.get(id) : undefined;
}

/**
 * Renders a page in a request to ourselves, and records what it is made from.
 * @param application all that the page gets of an application: the request has no cookie
 */
export async function recordRender<Answer>(
  render: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
  application?: SharedApplication,
): Promise<{ answer: Answer; record: PageRecord }> {
  const id = randomUUID();
  const record = newPageRecord(application);
  records.set(id, record);
  try {
    return { answer: await render({ [recordHeader]: id }), record };
  } finally {
    records.delete(id);
  }
}
