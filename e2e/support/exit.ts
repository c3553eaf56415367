import type { Locator, Page, Response } from '@playwright/test';
import { type Locale, sites, urlOf } from './product.ts';

/** The click-out path of an offer, with the base path of its site. */
export const exitPathOf = (offerId: number, site: Locale = 'es-ES') => `${sites[site].basePath}/go/${offerId}/`;

/** The click-out links of a page to an offer. */
export const exitsOf = (page: Page, offerId: number, site: Locale = 'es-ES'): Locator =>
  page.locator(`a[href="${exitPathOf(offerId, site)}"]`);

export interface Exit {
  answer: Response;
  /** The target of the redirect. The host of the lender does not exist, so no browser loads it. */
  target: URL;
}

/** Clicks a click-out link and reads the redirect. */
export async function leaveBy(page: Page, link: Locator): Promise<Exit> {
  const href = (await link.getAttribute('href')) ?? '';
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === href);
  await link.click();
  const answer = await answered;
  return { answer, target: new URL(answer.headers().location ?? '', answer.url()) };
}

/** The address of a list of offers, for the default loan of the site. */
export const offersUrl = (site: Locale, path = '/offers/') => urlOf(site, `${sites[site].basePath}${path}`);
