import type { Site } from '@prestafaro/countries';
import type { Path } from '@prestafaro/types/fixed-page';
import { publicPath } from './site-path.ts';

const maxOfferId = 1_000_000;

/** The public path of the recorded exit to an offer (decisions, "The loan journey"), with the site's base path. */
export function exitPath(site: Site, offerId: number): Path {
  return publicPath(site, `/go/${offerId}/`);
}

/** The offer of an exit path within a site: a number as {@link exitPath} writes it, up to a million, and nothing else. */
export function exitOffer(path: string): number | undefined {
  const [, number] = /^\/go\/([1-9]\d{0,6})\/$/.exec(path) ?? [];
  const offer = Number(number);
  return offer <= maxOfferId ? offer : undefined;
}
