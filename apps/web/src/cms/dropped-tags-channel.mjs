// @ts-check

/**
 * The page cache publishes on this diagnostics channel when another instance has dropped tags. A read of the CMS that began before
 * may return the older content, so `shared-load.ts` lets no later reader share it.
 */
export const droppedTagsChannel = 'prestafaro.dropped-tags';
