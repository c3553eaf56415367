import { randomUUID } from 'node:crypto';
import { keyPlaceholder } from '@/cms/form-key';
import { requestContext } from '@/cms/request-context';
import type { OnWrite } from '@/server/next-internals/response-interceptor';

/** In the form. The scripts of the page keep the placeholder, because its policy allows them by their hashes. */
const before = 'value="';
const inTheForm = Buffer.from(`${before}${keyPlaceholder}"`);

/**
 * Writes a new idempotency key into the stored page of a form (record 012), so that no two visitors share one. Next sends such a
 * page in one part. If it ever cut the page within the placeholder, the form would be answered like one of an older page, with a key.
 */
export const fillInKey: OnWrite = (part) => {
  if (!(part instanceof Uint8Array) || !requestContext()?.lacksKey) return part;
  const page = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const start = page.indexOf(inTheForm);
  if (start < 0) return part;
  const key = start + before.length;
  return Buffer.concat([page.subarray(0, key), Buffer.from(randomUUID()), page.subarray(key + keyPlaceholder.length)]);
};
