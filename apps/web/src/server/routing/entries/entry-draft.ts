import type { RouteEntry } from '@/server/routing/manifest';

/**
 * An entry as the builder of its kind returns it; layout, list page, tags and author get defaults where they are
 * missing.
 */
export type EntryDraft = Omit<RouteEntry, 'layout' | 'listPage' | 'tags' | 'author'> & Partial<RouteEntry>;
