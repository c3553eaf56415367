import { expect, type Page, test } from '@playwright/test';
import { fillAll, formOf, newApplicant, openForm, sendForm, untilSent } from './support/applicant.ts';
import { isHydrated } from './support/browsing.ts';
import { applicationsFound } from './support/desk.ts';
import { holdScripts } from './support/held-scripts.ts';
import { urlOf } from './support/product.ts';

/** Loses one script of the next page, as a bad connection does. */
async function loseOneScript(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
}

test('the application is sent as a long form if a script of its page is lost', async ({ page }) => {
  await loseOneScript(page);
  const applicant = newApplicant();
  await openForm(page, applicant);
  await expect(formOf(page).getByLabel('Nombre', { exact: true })).toBeVisible();
  await expect(formOf(page).getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  await fillAll(page, applicant);
  await sendForm(page, applicant);
  await untilSent(page);
  expect(await applicationsFound(applicant.phone)).toHaveLength(1);
});

test('the list of offers keeps its cards if a translator changes a text before the page is hydrated', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(urlOf('es-ES', '/offers/'), { waitUntil: 'domcontentloaded' });
  const cards = page.locator('#offers-cards > li');
  const before = await cards.count();
  expect(before).toBeGreaterThan(5);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.innerHTML = '<font>We found offers</font>';
  });
  releaseScripts();
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We found offers');
  await expect(cards).toHaveCount(before);
});
