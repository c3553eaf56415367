import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';

/** Asks `/process/` not to redirect, for a visitor who returns to look at the application. */
export const stayField = 'stay';

/** The address of the progress page. */
export function processPath(site: Site): string {
  return publicPath(site, '/process/');
}

/** The same, for a link that the visitor follows to look at the application. */
export function ownProcessPath(site: Site): string {
  return `${processPath(site)}?${stayField}=1`;
}
