import type { RouteEntry } from '@/server/routing/manifest';

/** An entry as its kind makes it; layout, list page, tags and author are filled in where it names none. */
export type EntryDraft = Omit<RouteEntry, 'layout' | 'listPage' | 'tags' | 'author'> & Partial<RouteEntry>;
