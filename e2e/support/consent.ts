import type { Page } from '@playwright/test';
import {
  type ConsentCategory,
  type ConsentChoices,
  consentCategories,
  consentCookie,
  consentTextVersion,
  writeConsent,
} from '../../packages/types/src/tracking-consent.ts';
import type { Locale } from './product.ts';
import { urlOf } from './product.ts';

/**
 * Gives the browser the cookie of a visitor who has allowed these categories.
 * @param age of the choice, in seconds
 * @param url of the host
 */
export async function consentTo(
  page: Page,
  locale: Locale,
  allowed: readonly ConsentCategory[],
  age = 0,
  textVersion = consentTextVersion,
  url = urlOf(locale, '/'),
): Promise<void> {
  const choices = Object.fromEntries(consentCategories.map((each) => [each, allowed.includes(each)])) as ConsentChoices;
  const consent = {
    id: '0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
    textVersion,
    chosenAt: Math.floor(Date.now() / 1000) - age,
    choices,
  };
  await page.context().addCookies([{ name: consentCookie, value: writeConsent(consent), url }]);
}
