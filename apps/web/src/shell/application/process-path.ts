import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';

/** Asks `/process/` to stay and not to lead on by itself: for whoever came back to look. */
export const stayField = 'stay';

/** Where an application is followed. */
export function processPath(site: Site): string {
  return publicPath(site, '/process/');
}

/** The same, for a link that the visitor follows to look at the application. */
export function ownProcessPath(site: Site): string {
  return `${processPath(site)}?${stayField}=1`;
}
