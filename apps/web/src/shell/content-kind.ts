import type { RouteEntry } from '@/server/routing/manifest';

/**
 * Kinds of pages that show content of the CMS and are the same for every visitor: every type of the route manifest
 * except the application form, the pages behind it, the offers, the campaign's page and the search.
 */
export type ContentKind = Exclude<RouteEntry['type'], 'application' | 'campaign' | 'journey' | 'offers' | 'search'>;
