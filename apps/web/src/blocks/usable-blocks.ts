import type { Block, ZoneEntry } from '@/blocks/registry';
import { log } from '@/server/log/log';

/**
 * The blocks that have a view. A block that the CMS could not resolve is logged and left out; the rest of the page
 * renders.
 */
export function usableBlocks(entries: readonly (ZoneEntry | null)[] | null | undefined, page: string): Block[] {
  return (entries ?? []).flatMap((entry) => {
    if (!entry) return [];
    if (entry.__typename !== 'Error') return [entry];
    log.error('A block could not be resolved', { page, code: entry.code });
    return [];
  });
}
