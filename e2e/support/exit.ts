import type { Locator, Page, Response } from '@playwright/test';
import { type Locale, sites, urlOf } from './product.ts';

/** The recorded exit of an offer, with the base path of its site. */
export const exitPathOf = (offerId: number, site: Locale = 'es-ES') => `${sites[site].basePath}/go/${offerId}/`;

/** The links out of a page, whatever they say. */
export const exitsOf = (page: Page, offerId: number, site: Locale = 'es-ES'): Locator =>
  page.locator(`a[href="${exitPathOf(offerId, site)}"]`);

export interface Exit {
  answer: Response;
  /** Where the visitor is led. The lender's host exists nowhere, so no browser gets there. */
  target: URL;
}

/** Presses a link to a lender, and reads where it leads. */
export async function leaveBy(page: Page, link: Locator): Promise<Exit> {
  const href = (await link.getAttribute('href')) ?? '';
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === href);
  await link.click();
  const answer = await answered;
  return { answer, target: new URL(answer.headers().location ?? '', answer.url()) };
}

/** A list of offers, for the usual loan of the site. */
export const offersUrl = (site: Locale, path = '/offers/') => urlOf(site, `${sites[site].basePath}${path}`);
