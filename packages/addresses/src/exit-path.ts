import type { Site } from '@prestafaro/countries';
import type { Path } from '@prestafaro/types/fixed-page';
import { publicPath } from './site-path.ts';

const maxOfferId = 1_000_000;

/** The public path of the click-out to an offer (decisions, "The loan journey"), with the site's base path. */
export function exitPath(site: Site, offerId: number): Path {
  return publicPath(site, `/go/${offerId}/`);
}

/** The offer id of an exit path within a site. It accepts only numbers as {@link exitPath} writes them, up to a million. */
export function exitOffer(path: string): number | undefined {
  const [, number] = /^\/go\/([1-9]\d{0,6})\/$/.exec(path) ?? [];
  const offer = Number(number);
  return offer <= maxOfferId ? offer : undefined;
}
