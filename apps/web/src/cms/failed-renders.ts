import 'server-only';
import { processWide } from '@/cms/process-wide';

/** Only the newest 500 ids are kept: older ones are no longer asked for. */
const maxIds = 500;

const failed = processWide('failed-renders', () => new Set<string>());

/**
 * Records that the page of a request could not be made, or was made from a former answer of the CMS. Next sends the older content all
 * the same, so the answer does not tell.
 * @param id of the request, which its answer carries
 */
export function renderFailed(id: string): void {
  failed.add(id);
  const [oldest] = failed;
  if (failed.size > maxIds && oldest !== undefined) failed.delete(oldest);
}

/** Whether making a page failed in the request with this id. */
export const hasRenderFailed = (id: string | undefined): boolean => id !== undefined && failed.has(id);
