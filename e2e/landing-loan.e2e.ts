import {
  fillStepByStep,
  formOf,
  newApplicant,
  openForm,
  sendForm,
  untilFormIsReady,
  untilSent,
} from './support/applicant.ts';
import { expect, test } from './support/browsing.ts';
import { applicationsFound } from './support/desk.ts';
import { urlOf } from './support/product.ts';

/** Pages about loans above the micro-loan limit of their site. */
const pages = [
  { site: 'es-ES', path: '/prestamo-5000-euros/', amount: 5000, days: 730, list: /para 5\s000\s€ a 24\smeses/ },
  { site: 'pl-PL', path: '/pozyczka-na-raty/', amount: 3000, days: 365, list: /3\s?000\szł.*12\smiesięcy/ },
] as const;

for (const { site, path, amount, days, list } of pages) {
  const query = `?amount=${amount}&days=${days}`;

  test(`${site} ${path} opens the list with its loan, and the offers lend it`, async ({ page }) => {
    await page.goto(urlOf(site, path));
    await page.getByRole('main').locator(`a[href$="/offers/${query}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
    await expect(page.locator('li[data-offer]').first()).toBeVisible();
  });

  test(`${site} ${path} opens the form with its loan, and an application for it is stored`, async ({ page }) => {
    test.slow();
    const applicant = newApplicant(site, { amount, days });
    await openForm(page, applicant);
    await page.goto(urlOf(site, path));
    await page.getByRole('main').locator(`a[href$="/application/${query}"]`).first().click();
    await untilFormIsReady(page, applicant);
    await expect(formOf(page).locator('input[name="amount"]')).toHaveValue(new RegExp(`^${amount / 1000}\\D?000$`));
    await fillStepByStep(page, applicant);
    await sendForm(page, applicant);
    await untilSent(page);
    expect(await applicationsFound(applicant.phone)).toMatchObject([{ amount, days }]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${site} ${path}: the form has the amount, and the term in months with its unit`, async ({ page }) => {
      await page.goto(urlOf(site, path));
      await page.getByRole('main').locator(`a[href$="/application/${query}"]`).first().click();
      await expect(formOf(page).locator('input[name="days"]')).toHaveValue(String(Math.round((days * 12) / 365)));
      await expect(formOf(page).locator('select[name="unit"]')).toHaveValue('months');
    });
  });
}
