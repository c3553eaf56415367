import { expect, test } from './support/browsing.ts';
import { holdScripts } from './support/held-scripts.ts';
import { urlOf } from './support/product.ts';

/** Functions that scripts add to pages that are complete without them (decision 040). */

test.describe('an article', () => {
  const path = '/blog/que-es-asnef/';

  test('the copy button copies the address without its query and announces it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(urlOf('es-ES', `${path}?utm_source=x#y`));
    const button = page.getByRole('button', { name: 'Copiar enlace' });
    const status = page.getByRole('status').filter({ hasText: 'Enlace copiado' });
    await expect(async () => {
      await button.click();
      await expect(status).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(urlOf('es-ES', path));
  });

  test('the button says so beside itself if the browser refuses to copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(urlOf('es-ES', path));
    const button = page.getByRole('button', { name: 'Copiar enlace' });
    const answer = page.getByRole('status').filter({ hasText: 'No se ha podido copiar' });
    await expect(async () => {
      await button.click();
      await expect(answer).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(answer).toHaveText('No se ha podido copiar: el enlace está en la barra de direcciones');
  });

  test('a link shows the top of the next page at once, without an animation', async ({ page }) => {
    await page.goto(urlOf('es-ES', path));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  test('the table of contents marks only the heading in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(urlOf('es-ES', path));
    const links = page.getByRole('navigation', { name: 'En esta guía' }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(2);
    await expect(links.and(page.locator('[aria-current]'))).toHaveCount(0);
    for (const index of [2, 1]) {
      await links.nth(index).click();
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
    }
  });
});

test.describe('the tabs of a lender', () => {
  test('mark the section in view, at first the first one', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/prestamistas/brizna-prestamos/'));
    const tabs = page.getByRole('navigation', { name: 'Sobre las entidades' }).getByRole('link');
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    await tabs.last().click();
    await expect(tabs.last()).toHaveAttribute('aria-current', 'true');
    await expect(tabs.first()).not.toHaveAttribute('aria-current', 'true');
    await tabs.first().click();
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
    await expect(tabs.last()).not.toHaveAttribute('aria-current', 'true');
  });
});

test.describe('the simulator of the home page', () => {
  test('the term slider tells screen readers the days and the repayment date', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    const days = page.getByRole('slider').nth(1);
    await expect(days).toHaveAttribute('aria-valuetext', /^91 días/);
    await days.focus();
    await page.keyboard.press('ArrowRight');
    await expect(days).toHaveAttribute('aria-valuetext', /^92\sdías.* de \w+ de 20\d\d/);
    // As when the code of the slider is loaded after that of the simulator: the value is the same.
    await days.dispatchEvent('input');
    await expect(days).toHaveAttribute('aria-valuetext', /^92\sdías.* de \w+ de 20\d\d/);
    await page.keyboard.press('ArrowLeft');
    await expect(days).toHaveAttribute('aria-valuetext', /^91\sdías.* de \w+ de 20\d\d/);
  });

  test('uses an amount that was typed before the scripts loaded', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(urlOf('es-ES', '/'), { waitUntil: 'domcontentloaded' });
    await page.locator('input[name="amount"]').fill('450');
    releaseScripts();
    const form = page.locator('form').filter({ has: page.getByRole('slider') });
    await expect(form.getByRole('button', { name: /450\s€/ })).toBeVisible();
    await expect(page.getByRole('slider').first()).toHaveAttribute('data-value', '450');
    await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', '450 €');
  });
});
