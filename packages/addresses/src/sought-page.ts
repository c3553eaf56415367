import type { Site } from '@prestafaro/countries';
import { type LocalisedPageId, localisedPageIds, type Path, type SharedPathPageId } from '@prestafaro/types/fixed-page';
import { fixedPath } from './fixed-page.ts';
import { publicPath } from './site-path.ts';
import { unsubscribePath } from './visitor-page.ts';

/**
 * Fixed pages that no search engine lists and that people look for on the site itself. The other unlisted ones are steps of an
 * application or of a campaign, which make sense only after the step before.
 */
export const soughtUnlistedIds = ['application', 'offers', 'offers3'] as const satisfies readonly SharedPathPageId[];

/** Pages without an entry of the CMS that people look for. */
export const soughtUnwrittenIds = ['blog', 'unsubscribe', 'myData'] as const;

/** Every page that each site has and that the search of the site leads to by other words than its own. */
export const soughtPageIds = ['home', ...soughtUnlistedIds, ...localisedPageIds, ...soughtUnwrittenIds] as const;

/** A page without an entry of the CMS: one of {@link soughtUnwrittenIds}. */
export type SoughtUnwrittenId = (typeof soughtUnwrittenIds)[number];

/** A page that people look for: one of {@link soughtPageIds}. */
export type SoughtPageId = 'home' | (typeof soughtUnlistedIds)[number] | LocalisedPageId | SoughtUnwrittenId;

/** The public path of a page that people look for. */
export function soughtPath(site: Site, id: SoughtPageId): Path {
  if (id === 'unsubscribe') return unsubscribePath(site);
  if (id === 'myData') return publicPath(site, '/my-data/');
  if (id === 'blog') return publicPath(site, '/blog/');
  return publicPath(site, fixedPath(site.locale, id));
}
