import { expect, test } from './support/browsing.ts';
import { urlOf } from './support/product.ts';

const article = urlOf('es-ES', '/blog/que-es-asnef/');

test('an article states dates and reading time, and no views as long as nobody was counted (R13, R36)', async ({
  page,
}) => {
  await page.goto(article);
  const head = page.locator('main header').first();
  await expect(head).toContainText('min');
  await expect(head.locator('time').first()).toBeVisible();
  await expect(head).not.toContainText('visita');
});

test('the work calendar of 2024 states the 512 views of its first publication with the date (R13)', async ({
  page,
}) => {
  await page.goto(urlOf('es-ES', '/calendario-laboral-2024/'));
  await expect(page.getByText('512 visitas')).toBeVisible();
  await expect(page.getByText(/Las visitas son las de la publicación original, del 12\.12\.2023/)).toBeVisible();
});

for (const path of ['/blog/que-es-asnef/', '/politica-privacidad/']) {
  test(`${path} prints as text, with the addresses of external links`, async ({ page }) => {
    await page.goto(urlOf('es-ES', path));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'contentinfo', 'navigation', 'form', 'button', 'textbox'] as const) {
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
    }
    const link = page.locator('main a[href^="http"]').filter({ visible: true }).first();
    const href = await link.getAttribute('href');
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(href);
    const own = page.locator('main a[href^="/"]').filter({ visible: true }).first();
    expect(await own.evaluate((element) => getComputedStyle(element, '::after').content)).not.toContain('/');
    const heading = page.locator('main h2').filter({ visible: true }).first();
    await expect(heading).toHaveCSS('break-after', 'avoid');
    const pdf = await page.pdf({ format: 'A4', path: test.info().outputPath('print.pdf') });
    expect(pdf.length).toBeGreaterThan(20_000);
  });
}

test('a line shows how far an article is read, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(article);
  const shown = () =>
    page
      .locator('main > div')
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element, '::before');
        return { content: style.content, scale: new DOMMatrix(style.transform).a };
      });
  expect((await shown()).scale).toBeLessThan(0.01);
  await page.keyboard.press('End');
  await expect.poll(async () => (await shown()).scale).toBeGreaterThan(0.99);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await shown()).content).toBe('none');
  await context.close();
});
