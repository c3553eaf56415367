import { expect, test } from './support/browsing.ts';
import { holdScripts } from './support/held-scripts.ts';
import { bodyOf, send } from './support/http.ts';
import { urlOf } from './support/product.ts';

test.describe('the simulator of the home page', () => {
  test('updates the cost when the amount slider moves', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    const amount = page.getByRole('slider').first();
    const form = page.locator('form').filter({ has: amount });
    const before = await form.textContent();
    await amount.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => form.textContent()).not.toBe(before);
    await expect(amount).toHaveAttribute('aria-valuetext', /€/);
  });

  test('states the rate of the loan that it shows, and follows the slider', async ({ page }) => {
    await page.goto(urlOf('uk-UA', '/'));
    const rate = page.locator('form dl').first().getByRole('definition').first();
    await expect(rate).toHaveText('2\u00a0647,19\u00a0%');
    await page.getByRole('slider').nth(1).press('ArrowRight');
    await expect(rate).not.toHaveText(/2\s647,19/);
  });

  test('shows the repayment date when it is scrolled into view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(urlOf('es-ES', '/'));
    const day = page.getByRole('definition').filter({ hasText: /en \d+\sdías|\d{1,2} \w+ 20\d\d/ });
    await day.scrollIntoViewIfNeeded();
    await expect(day).toHaveText(/^\d{1,2} \w+ 20\d\d$/);
  });

  test('uses a choice that was made before the scripts loaded while the repayment date is out of view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    const releaseScripts = await holdScripts(page);
    await page.goto(urlOf('es-ES', '/'), { waitUntil: 'domcontentloaded' });
    await page.getByRole('slider').first().focus();
    await page.keyboard.press('ArrowRight');
    const total = page.getByRole('main').getByRole('status').first();
    const before = await total.textContent();
    releaseScripts();
    await expect(total).not.toHaveText(before ?? '');
    await expect(page.getByRole('definition').filter({ hasText: /en \d+\sdías|20\d\d/ })).not.toBeInViewport();
  });

  for (const [name, path] of [
    ['Ver ofertas para', '/offers/'],
    ['Pedir préstamo', '/application/'],
  ] as const)
    test(`passes the chosen amount to ${path}`, async ({ page }) => {
      await page.goto(urlOf('es-ES', '/'));
      const form = page.locator('form').filter({ has: page.getByRole('slider') });
      await page.getByRole('slider').first().focus();
      await page.keyboard.press('ArrowRight');
      const amount = '310';
      await expect(page.getByRole('slider').first()).toHaveAttribute('data-value', amount);
      await expect(form.getByRole('textbox').first()).toHaveValue(amount);
      await form.getByRole('button', { name: new RegExp(name) }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*amount=${amount}`));
      await expect(page.getByRole('main')).toContainText(`${amount}`);
    });

  test('shows a typed amount between two steps of the slider again after the visitor goes back', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    const form = page.locator('form').filter({ has: page.getByRole('slider') });
    const number = form.getByRole('textbox').first();
    await number.fill('455');
    await form.getByRole('button', { name: /^Ver ofertas para 455/ }).click();
    await expect(page).toHaveURL(/\/offers\/\?.*amount=455/);
    await page.goBack();
    await expect(form.getByRole('button', { name: /^Ver ofertas para 455/ })).toBeVisible();
    await expect(number).toHaveValue('455');
  });
});

test.describe('what can be paid each month', () => {
  test('finds the largest loan within it, and opens the list of offers in instalments with it', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    await page.getByRole('radio', { name: 'Cuánto puedes pagar al mes' }).check();
    const form = page.getByRole('form', { name: 'Cuánto puedes pagar al mes' });
    await form.getByLabel('Cuota en €').fill('110');
    await expect(form).toContainText('600 €');
    await expect(form).toContainText('6 × 109,28 €, la última de 109,24 €');
    await form.getByRole('button', { name: 'Ver ofertas para 600 €' }).click();
    await expect(page).toHaveURL(/\/offers\/\?payment=110&months=6/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/para 600\s€ a 6\smeses/);
    await expect(page.locator('input[name="parts"]')).toBeChecked();
  });

  test('is not asked on a site whose offers have no instalments', async ({ page }) => {
    await page.goto(urlOf('uk-UA', '/'));
    await expect(page.getByRole('main').getByRole('slider')).toHaveCount(2);
    await expect(page.locator('input[name="payment"]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what can be paid each month opens the list with the loan that it pays for', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    await page.getByRole('radio', { name: 'Cuánto puedes pagar al mes' }).check();
    const form = page.getByRole('form', { name: 'Cuánto puedes pagar al mes' });
    await form.getByLabel('Cuota en €').fill('440');
    await form.getByLabel('Plazo en meses').fill('36');
    await form.getByRole('button', { name: /^Ver ofertas/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/para 10\s000\s€ a 36\smeses/);
  });

  test('the simulator is a form that submits amount and term to the list, or to the application', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    const form = page.locator('form').filter({ has: page.locator('input[name="amount"]') });
    await expect(form).toHaveJSProperty('method', 'get');
    await expect(form).toContainText(/en \d+\sdías/);
    await form.getByRole('button', { name: /Ver ofertas para/ }).click();
    await expect(page).toHaveURL(/\/offers\/\?amount=\d+&days=\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ofertas para/);
    await page.goBack();
    await form.getByRole('button', { name: 'Pedir préstamo' }).click();
    await expect(page).toHaveURL(/\/application\/\?amount=\d+&days=\d+/);
  });

  test('the menu opens and leads to an article', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(urlOf('es-ES', '/'));
    await page.getByText('Menú', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Guías' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /criptomoneda/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('criptomoneda');
  });
});

test('the home page has its sections in the order of the specification, without testimonials, all of which are samples', async ({
  page,
}) => {
  await page.goto(urlOf('es-ES', '/'));
  const headings = await page.getByRole('main').getByRole('heading').filter({ visible: true }).allTextContents();
  const sections = [
    'Mira lo que cuesta antes de pedirlo.',
    'Quién hace qué',
    'Lo que cuesta, como mucho, cada importe',
    '¿Para qué lo necesitas?',
    'En cifras',
    'Lo que nos cuentas',
    'Preguntas frecuentes',
    'Lo que puedes esperar de nosotros',
    'Primero la cifra. Luego, tú decides.',
    'Préstamos online en España, explicados',
  ];
  expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
});

test.describe('legal texts on pages about loans', () => {
  for (const path of ['/', '/application/', '/blog/que-es-asnef/']) {
    test(`${path} has the warning (R1) and names us an intermediary (R6) in its HTML`, async () => {
      const { body } = await send(path);
      const main = body.replace(/<footer[\s\S]*<\/footer>/, '');
      expect(main).toContain('Atención: tomar dinero prestado cuesta dinero');
      expect(body).toMatch(/intermediari/i);
    });
  }

  test('the home page shows a representative example (R2)', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    await expect(page.getByText('Ejemplo representativo').first()).toBeVisible();
  });
});

test('/main/ shows the representative example once, with the simulator', async () => {
  const body = await bodyOf('/main/');
  expect(body.split(/<h\d[^>]*>Ejemplo representativo/).length - 1).toBe(1);
});
