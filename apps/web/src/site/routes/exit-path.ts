import { type Path, publicPath, type Site } from '@prestafaro/countries';

/** Sent by our own route handler to our own proxy. From anybody else it only costs them the exit: they get a 404. */
export const unknownOfferHeader = 'x-pf-unknown-offer';

/** The public path of the recorded exit to an offer (decisions, "The loan journey"), with the site's base path. */
export function exitPath(site: Site, offerId: number): Path {
  return publicPath(site, `/go/${offerId}/`);
}

/** The offer whose exit a path within a site is: a number as we write it, up to a million, and nothing else. */
export function exitOffer(path: string): number | undefined {
  const [, number] = /^\/go\/([1-9]\d{0,6})\/$/.exec(path) ?? [];
  const offer = Number(number);
  return offer <= 1_000_000 ? offer : undefined;
}
