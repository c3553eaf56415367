import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from './support/browsing.ts';
import { consentTo } from './support/consent.ts';
import { Editor } from './support/editor.ts';
import { holdLaterScripts, holdScripts } from './support/held-scripts.ts';
import { send } from './support/http.ts';
import { countFiles } from './support/made-pages.ts';
import { type Locale, locales, sites, urlOf } from './support/product.ts';
import { pathsOf } from './support/sitemap.ts';
import { until } from './support/until.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const list = (page: Page) => page.getByRole('form', { name: 'Ofertas para comparar' });
const cards = (page: Page) => list(page).getByRole('listitem');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** Of the cards and of the folded groups below them. */
const everyName = (page: Page) => page.locator('li[data-offer]').locator('h2, h3').allTextContents();
const search = (page: Page) => page.getByRole('form', { name: 'Cambiar la búsqueda' });
const openSearch = (page: Page) => search(page).getByText('Cambiar', { exact: true }).click();

/** The total of each card as a number; without cards that do not lend the requested loan. */
async function totals(page: Page): Promise<number[]> {
  const texts = await cards(page).filter({ hasNotText: 'No presta' }).allInnerTexts();
  return texts.map((text) => {
    const total = /([\d\s]+,\d\d)\s€/.exec(text)?.[1];
    if (!total) throw new Error(`This offer states no total: ${text}`);
    return Number(total.replace(/\s/g, '').replace(',', '.'));
  });
}

/** A row of the comparison, by the text that it begins with. */
const row = (page: Page, label: string) => page.getByRole('row').filter({ hasText: new RegExp(`^\\s*${label}`) });

/** The 36th stop of the slider of the amount, which begins at 50 € and has steps of 10. */
const positionOf400 = '35';

test.describe('without JavaScript', () => {
  // On a phone the search is one line that opens.
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the search form filters and sorts by amount, term, filter and order, and keeps its values', async ({
    page,
  }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    await openSearch(page);
    await search(page).getByLabel('Importe en €').fill('500');
    await search(page).getByLabel('Plazo en días o meses').fill('100');
    await search(page).locator('summary').filter({ hasText: 'Solo quiero ver' }).click();
    await search(page)
      .getByLabel(/^Acepta ASNEF/)
      .check();
    await search(page).getByLabel('Ordenar por').selectOption('total');
    await search(page).getByRole('button', { name: 'Actualizar' }).first().click();
    await expect(page).toHaveURL(/\/offers\/\?amount=500&days=100&unit=days&sort=total&(\w+=&)*asnef=1(&max=)?$/);
    await expect(search(page)).toContainText('500 € a 100 días');
    await expect(search(page)).toContainText('1 filtro');

    const found = await cards(page).count();
    expect(found).toBeGreaterThan(1);
    await expect(heading(page)).toHaveText(`Hemos encontrado ${found} ofertas para 500 € a 100 días`);
    await expect(cards(page).filter({ hasText: / · admite ASNEF/ })).toHaveCount(found);
    const sums = await totals(page);
    expect(sums.length).toBeGreaterThan(1);
    expect(sums).toEqual([...sums].sort((a, b) => a - b));

    await openSearch(page);
    await expect(search(page).getByLabel('Importe en €')).toHaveValue('500');
    await expect(search(page).getByLabel(/^Acepta ASNEF/)).toBeChecked();
    await expect(search(page).getByLabel('Ordenar por')).toHaveValue('total');
    await search(page).getByRole('link', { name: 'Quitar los filtros' }).click();
    await expect(page).toHaveURL(/\/offers\/\?amount=500&days=100$/);
  });

  test('the heading says «1 oferta» for one offer', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/?free=1'));
    await expect(heading(page)).toHaveText('Hemos encontrado 1 oferta');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Primer préstamo gratis');
  });

  test('a search without results says so and links to the offers without filters', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/?amount=500&days=100&asnef=1&free=1'));
    await expect(page.getByRole('heading', { name: 'Ninguna oferta cumple todos los filtros' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Quitar los filtros' }).last().click();
    await expect(page).toHaveURL(/\/offers\/\?amount=500&days=100$/);
    await expect(cards(page).nth(1)).toBeVisible();
  });

  test('compares four offers side by side, states per row whether they differ, and removes one', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/?amount=400&days=100'));
    const four = ['Brizna 120', 'Ribazo Crédito', 'Trébede Pago Único', 'Zarcillo Crédito'];
    for (const name of four) await list(page).getByLabel(`Comparar ${name}`, { exact: true }).check();
    await list(page).getByRole('button', { name: 'Comparar' }).click();
    await expect(page).toHaveURL(/\/offers3\/\?amount=400&days=100(&offer=\d+){4}$/);
    const columns = page.getByRole('columnheader');
    for (const name of four) {
      await expect(columns.filter({ hasText: name })).toContainText('Publicidad');
    }
    // All three have the same term and different totals: rows of both kinds.
    await expect(row(page, 'Devuelves en total')).toContainText('≠ Distinto');
    await expect(row(page, 'Plazo')).toContainText('= Igual');
    await expect(row(page, 'Devuelves en total').getByText('El más bajo')).toHaveCount(1);
    await columns
      .filter({ hasText: 'Ribazo Crédito' })
      .getByRole('link', { name: /^Quitar/ })
      .click();
    await expect(columns.filter({ hasText: 'Ribazo Crédito' })).toHaveCount(0);
    await expect(columns.filter({ hasText: 'Brizna 120' })).toHaveCount(1);
  });

  test('explains a choice that cannot be compared, and lets the visitor choose in the table', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers3/'));
    await expect(page.getByText('Marca de dos a cuatro ofertas')).toBeVisible();
    await page.goto(urlOf('es-ES', '/offers3/?offer=102&offer=103&offer=112&offer=116&offer=67'));
    await expect(page.getByText('Se comparan cuatro como mucho')).toContainText('No entra: Álabe Crédito.');
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    // 119 is published, closed and has no link, so no list has it; 999 was never published.
    await page.goto(urlOf('es-ES', '/offers3/?offer=102&offer=119&offer=103&offer=999'));
    await expect(page.getByText('por eso no se compara: Zarcillo Mini.')).toBeVisible();
    await expect(page.getByText('No conocemos esta oferta: n.º 999.')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.goto(urlOf('es-ES', '/offers3/?offer=102'));
    await expect(page.getByText('hacen falta al menos dos')).toBeVisible();
    await list(page).getByLabel('Brizna 120', { exact: true }).check();
    await list(page).getByRole('button', { name: 'Comparar lado a lado' }).click();
    await expect(page.getByRole('columnheader').filter({ hasText: 'Brizna' })).toHaveCount(2);
  });

  test('explains the order of the results beside them (R8)', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    await page.getByText('Cómo ordenamos los resultados').click();
    await expect(page.getByText('Lo que una entidad nos paga no cambia el orden.')).toBeVisible();
  });
});

test('/offers/ answers 200 with all offers for any query', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/offers/'));
  const all = await names(page);
  expect(all.length).toBeGreaterThan(1);
  for (const query of [
    '?amount=abc&days=-5&sort=evil&asnef=2&free=on&offer=x',
    '?amount=99999999999999999999&days=0',
    '?amount=500&amount=700&days=1e3&sort=total&sort=apr',
    '?amount=%00&days=%F0%9F%92%A9&sort=%3Cscript%3E',
    `?${'offer=1&'.repeat(300)}`,
  ]) {
    const answer = await page.goto(urlOf('es-ES', `/offers/${query}`));
    expect(answer?.status(), query).toBe(200);
    expect((await everyName(page)).sort(), query).toEqual([...all].sort());
  }
  await page.goto(urlOf('es-ES', '/offers/?amount=5&days=4000'));
  await expect(search(page)).toContainText('50 € a 36 meses');
  await expect(page.getByRole('main')).toContainText('no es posible: lo que ves es para 50');
});

test.describe('with JavaScript', () => {
  const four = ['Brizna 120', 'Ribazo Crédito', 'Trébede Pago Único', 'Zarcillo Crédito'];

  test('a changed search changes the address without a page load, and the back button undoes it', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const all = await names(page);
    expect(all.length).toBeGreaterThan(1);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await search(page).getByLabel('Ordenar por').selectOption('name');
    await expect(page).toHaveURL(/[?&]sort=name/);
    await search(page)
      .getByLabel(/^Acepta ASNEF/)
      .check();
    await expect(page).toHaveURL(/[?&]asnef=1/);
    await expect(heading(page)).not.toHaveText(`Hemos encontrado ${all.length} ofertas`);
    await expect(search(page).getByRole('status')).toHaveText((await heading(page).textContent()) ?? '');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.goBack();
    await expect(heading(page)).toHaveText(`Hemos encontrado ${all.length} ofertas`);
    await expect(search(page).getByLabel(/^Acepta ASNEF/)).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/offers\/$/);
    await expect(search(page).getByLabel('Ordenar por')).toHaveValue('listed');
    expect(await names(page)).toEqual(all);
  });

  test('while another list is on its way the old one keeps its size and says that it is busy; focus and place stay', async ({
    page,
  }) => {
    await page.goto(urlOf('es-ES', '/offers/?sort=name'));
    await openSearch(page);
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => scrollTo(0, 200));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/offers\/\?.*_rsc=/, async (route) => {
      await held;
      await route.continue();
    });
    const amount = search(page).getByLabel('Importe en €');
    const boxes = () =>
      cards(page).evaluateAll((all) =>
        all.map((card) => {
          const { top, height } = card.getBoundingClientRect();
          return { top: top + scrollY, height };
        }),
      );
    const before = await boxes();
    expect(before.length).toBeGreaterThan(10);
    await amount.fill('400');
    await amount.press('Enter');
    const busy = page.locator('[aria-busy=true]');
    await expect(busy).toBeVisible();
    await expect(search(page).getByRole('status')).toHaveText('Actualizando las ofertas…');
    expect(await boxes()).toEqual(before);
    // The figures of the other loan are not read as those of this one, and nothing moves for those who want no motion.
    const total = cards(page)
      .first()
      .getByText(/^\d[\d\s]*,\d\d\s€$/)
      .first();
    expect(await total.evaluate((figure) => getComputedStyle(figure).color)).toBe('rgba(0, 0, 0, 0)');
    expect(await busy.evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(0);
    const place = await page.evaluate(() => scrollY);
    release();
    await expect(page).toHaveURL(/[?&]amount=400/);
    await expect(busy).toHaveCount(0);
    await expect(search(page).getByRole('status')).toHaveText((await heading(page).textContent()) ?? '');
    await expect(amount).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('a changed order while the network is away keeps the list, says so, and is done once it is back', async ({
    page,
    context,
    visit,
  }) => {
    await page.goto(urlOf('es-ES', '/offers/?amount=300&days=91'));
    await page.waitForFunction(isHydrated);
    const before = await names(page);
    expect(before.length).toBeGreaterThan(1);
    await context.setOffline(true);
    await search(page).getByLabel('Ordenar por').selectOption('name');
    await expect(search(page).getByText('Sin conexión: la lista se queda como estaba')).toBeVisible();
    expect(await names(page)).toEqual(before);
    await context.setOffline(false);
    await expect(page).toHaveURL(/[?&]sort=name/);
    await expect(search(page).getByText('Sin conexión')).toHaveCount(0);
    // The browser itself reports requests that it could not send.
    expect(visit.complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('the amount slider updates its number field and every cost', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/?sort=total'));
    await openSearch(page);
    await search(page).getByRole('slider', { name: 'Importe' }).fill(positionOf400);
    await expect(page).toHaveURL(/[?&]amount=400/);
    await expect(search(page).getByLabel('Importe en €')).toHaveValue('400');
    await expect(
      cards(page)
        .filter({ hasText: /cuesta/ })
        .first(),
    ).toBeVisible();
  });

  test('uses choices that were made before the scripts loaded', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(urlOf('es-ES', '/offers/?sort=total'), { waitUntil: 'domcontentloaded' });
    await openSearch(page);
    await search(page).getByRole('slider', { name: 'Importe' }).fill(positionOf400);
    await search(page).getByLabel('Ordenar por').selectOption('name');
    releaseScripts();
    await expect(page).toHaveURL(/[?&]amount=400/);
    await expect(page).toHaveURL(/[?&]sort=name/);
  });

  test('uses an amount that was typed before the scripts loaded', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(urlOf('es-ES', '/offers/?sort=total'), { waitUntil: 'domcontentloaded' });
    await openSearch(page);
    await search(page).getByLabel('Importe en €').fill('400');
    await search(page).getByLabel('Importe en €').blur();
    releaseScripts();
    await expect(page).toHaveURL(/[?&]amount=400/);
  });

  for (const field of ['slider', 'number field'] as const) {
    test(`uses an amount that was set in the ${field} before the code of the slider loaded`, async ({ page }) => {
      const releaseScripts = await holdLaterScripts(page);
      await page.goto(urlOf('es-ES', '/offers/?sort=total'));
      await openSearch(page);
      await page.waitForFunction(isHydrated);
      const amount = search(page).getByRole('slider', { name: 'Importe' });
      const number = search(page).getByLabel('Importe en €');
      if (field === 'slider') await amount.fill(positionOf400);
      else {
        await number.fill('400');
        await number.blur();
      }
      // The search waits for another change by a shorter timer, which has run when this one does.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      releaseScripts();
      await expect(page).toHaveURL(/[?&]amount=400/);
      await expect(amount).toHaveAttribute('data-value', '400');
      await expect(number).toHaveValue('400');
    });
  }

  test('a fifth offer cannot be ticked until one of four is unticked', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const tick = (name: string) => list(page).getByLabel(`Comparar ${name}`, { exact: true });
    for (const name of four) await tick(name).check();
    await expect(tick('Ribazo Plazos')).toBeDisabled();
    await expect(list(page).getByText('Elegidas, cuatro como mucho:')).toBeVisible();
    await tick('Brizna 120').uncheck();
    await expect(tick('Ribazo Plazos')).toBeEnabled();
  });

  test('a fifth offer cannot be ticked in the list of another search either', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    await openSearch(page);
    const tick = (name: string) => list(page).getByLabel(`Comparar ${name}`, { exact: true });
    for (const name of four) await tick(name).check();
    await search(page).getByRole('slider', { name: 'Importe' }).fill(positionOf400);
    await expect(page).toHaveURL(/[?&]amount=400/);
    await expect(tick('Brizna 120')).toBeChecked();
    await expect(tick('Gubia Pequeño')).toBeDisabled();
  });

  test('the comparison bar appears with the first ticked offer and opens the comparison', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const compare = list(page).getByRole('button', { name: 'Comparar' });
    await expect(compare).toBeHidden();
    await list(page).getByLabel('Comparar Brizna 120', { exact: true }).check();
    await list(page).getByLabel('Comparar Zarcillo Crédito', { exact: true }).check();
    await compare.click();
    await expect(page.getByRole('columnheader').filter({ hasText: 'Zarcillo Crédito' })).toBeVisible();
    await page.goBack();
    await expect(list(page).getByLabel('Comparar Brizna 120', { exact: true })).toBeVisible();
  });
});

test.describe('the list of a page that came as HTML', () => {
  const tick = (page: Page, name: string) => list(page).getByLabel(`Comparar ${name}`, { exact: true });

  test('keeps ticked offers when the order changes, and is there again when the visitor goes back', async ({
    page,
  }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    await tick(page, 'Brizna 120').check();
    const listed = await names(page);
    await search(page).getByLabel('Ordenar por').selectOption('name');
    await expect.poll(() => names(page)).not.toEqual(listed);
    await expect(tick(page, 'Brizna 120')).toBeChecked();
    await expect(tick(page, 'Zarcillo Crédito')).not.toBeChecked();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(listed);
  });

  test('is there again when the visitor follows a link of the page and goes back', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const listed = await names(page);
    expect(listed.length).toBeGreaterThan(10);
    // Before that a link opens a new document.
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(urlOf('es-ES', '/'));
    await page.goBack();
    await expect(page).toHaveURL(/\/offers\/$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect.poll(() => names(page)).toEqual(listed);
  });

  test('comes with the data of a navigation without a new document', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    const listed = await names(page);
    await page.goto(urlOf('es-ES', '/offers3/'));
    await page.getByRole('link', { name: 'Ver las ofertas como fichas' }).click();
    await expect(page).toHaveURL(/\/offers\/\?/);
    await expect.poll(async () => (await everyName(page)).toSorted()).toEqual(listed.toSorted());
  });
});

test('/offers2/ lists cash loans only', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/offers2/'));
  expect(await names(page)).toEqual([
    ...['Aduja Tres', 'Brizna 120', 'Driza Cerrado', 'Espadaña Plazos', 'Gubia Pequeño', 'Rezón Plazos'],
    ...['Trébede Pago Único', 'Zarcillo Crédito'],
    ...['Rezón Prestación', 'Ribazo Plazos', 'Trébede Cuotas'],
  ]);
  await expect(heading(page)).toHaveText('Hemos encontrado 11 ofertas');
});

test('pages of offers have noindex, are in no sitemap, and no cache outside keeps them', async () => {
  for (const locale of locales) {
    const listed = await pathsOf(locale);
    for (const path of ['/offers/', '/offers2/', '/offers3/', '/offers/?amount=500&asnef=1']) {
      const own = `${sites[locale].basePath}${path}`;
      const { status, body, headers } = await send(own, { site: locale });
      expect(status, `${locale} ${own}`).toBe(200);
      expect(body, `${locale} ${own}`).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(headers['cache-control'], `${locale} ${own}`).toBe('public, max-age=0, must-revalidate');
      expect(headers.vary, `${locale} ${own}`).toContain('Cookie');
      expect(listed).not.toContain(own);
    }
  }
});

test.describe('the stored list of offers', () => {
  const storeOf = async (query: string, cookie = '') => {
    const { status, headers } = await send(`/offers/${query}`, { headers: { cookie } });
    expect(status, query).toBe(200);
    return headers['x-nextjs-cache'];
  };

  test('is one for all campaigns, and one for the same search in any order', async () => {
    await storeOf('');
    await storeOf('?amount=650&days=120');
    for (const query of ['', '?utm_source=x', '?gclid=1&utm_campaign=y', '?sort=listed']) {
      expect(await storeOf(query), query).toBe('HIT');
    }
    expect(await storeOf('?utm_source=x&days=120&amount=650')).toBe('HIT');
  });

  test('is not for a visitor with an application', async () => {
    await storeOf('');
    const { headers } = await send('/offers/', { headers: { cookie: `pf_application=${'T'.repeat(43)}` } });
    expect(headers['x-nextjs-cache']).toBeUndefined();
    expect(headers['cache-control']).toContain('no-store');
  });

  test('writes no file', async () => {
    await storeOf('');
    const before = countFiles();
    for (const amount of [1_010, 1_020, 1_030]) await storeOf(`?amount=${amount}&days=91`);
    expect(countFiles()).toBe(before);
  });
});

test('every site lists offers in its currency', async () => {
  const money: Record<Locale, RegExp> = {
    'es-ES': /\d\s€/,
    'uk-UA': /\d\s₴/,
    'ru-UA': /\d\s₴/,
    'es-MX': /\$\d/,
    'vi-VN': /\d\s₫/,
    'pl-PL': /\d\szł/,
    'en-PH': /₱\d/,
    'ms-MY': /RM\s\d/,
    'en-MY': /RM\s\d/,
    'en-ZA': /R\s\d/,
    'ru-KZ': /\d\s₸/,
    'kk-KZ': /\d\s₸/,
  };
  for (const locale of locales) {
    const { body } = await send(`${sites[locale].basePath}/offers/`, { site: locale });
    const text = /<main[\s\S]*<\/main>/.exec(body)?.[0].replace(/<[^>]*>/g, '') ?? '';
    expect(text, locale).toMatch(money[locale]);
    expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1], locale).toMatch(/\d/);
  }
});

test('a comparison names an offer that was withdrawn', async ({ page }) => {
  const editor = Editor.of();
  const { documentId } = await editor.find('offer', 'es-ES', 'header', 'Candilera Hogar');
  const compared = '/offers3/?offer=105&offer=102&offer=103';
  await editor.unpublish('offer', 'es-ES', documentId);
  const isNamed = ({ body }: { body: string }) => body.includes('por eso no se compara: Candilera Hogar.');
  await until(
    () => send(compared),
    isNamed,
    ({ status }) => `${status} of ${compared}`,
  );
  await page.goto(urlOf('es-ES', compared));
  await expect(page.getByText('por eso no se compara: Candilera Hogar.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await editor.publish('offer', 'es-ES', documentId, {});
  await until(
    () => send(compared),
    (answer) => !isNamed(answer),
    ({ status }) => `${status} of ${compared}`,
  );
});

test('a changed offer is visible in the list and on every page that shows it', async () => {
  const editor = Editor.of();
  const offer = await editor.find('offer', 'es-ES', 'header', 'Urdimbre Pensión');
  const shown = (path: string, isRight: (body: string) => boolean) =>
    until(
      () => send(path),
      ({ body }) => isRight(body),
      ({ status }) => `${status} of ${path}`,
    );
  const places = ['/offers/', '/prestamos-personales/', '/prestamistas/urdimbre-prestamos/'];
  for (const place of places) expect((await send(place)).body, place).toContain('Urdimbre Pensión');
  await editor.publish('offer', 'es-ES', offer.documentId, { header: 'Urdimbre Retiro' });
  for (const place of places) {
    const took = await shown(place, (body) => body.includes('Urdimbre Retiro'));
    test.info().annotations.push({ type: `${place} after`, description: `${Math.round(took)} ms` });
  }
  await editor.publish('offer', 'es-ES', offer.documentId, { header: 'Urdimbre Pensión' });
  for (const place of places) await shown(place, (body) => !body.includes('Urdimbre Retiro'));
});

test.describe('the choice of offers for the comparison', () => {
  const tick = (page: Page, name: string) => list(page).getByLabel(`Comparar ${name}`, { exact: true });
  const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('pf_compare:es-ES'));

  test('stands in the address without consent, so that a search, a reload and the way to the table keep it', async ({
    page,
  }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    await tick(page, 'Brizna 120').check();
    await expect(page).toHaveURL(/\/offers\/\?offer=103$/);
    await tick(page, 'Zarcillo Crédito').check();
    await expect(page).toHaveURL(/\?offer=103&offer=118$/);
    await search(page).getByLabel('Ordenar por').selectOption('total');
    await expect(page).toHaveURL(/sort=total&offer=103&offer=118$/);
    await page.reload();
    await expect(tick(page, 'Brizna 120')).toBeChecked();
    await expect(tick(page, 'Zarcillo Crédito')).toBeChecked();
    await tick(page, 'Ribazo Crédito').check();
    await expect(page).toHaveURL(/offer=103&offer=118&offer=112$/);
    await list(page).getByRole('link', { name: 'Ver todas en una tabla' }).click();
    await expect(page).toHaveURL(/\/offers3\/\?.*offer=103&offer=118&offer=112$/);
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(3);
    expect(await storedChoice(page)).toBeNull();
  });

  test('is there again when the visitor goes to the page of a lender and back', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers/'));
    await tick(page, 'Brizna 120').check();
    await expect(page).toHaveURL(/\?offer=103$/);
    await page
      .getByRole('link', { name: /^Ver condiciones/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/prestamistas\//);
    await page.goBack();
    await expect(tick(page, 'Brizna 120')).toBeChecked();
  });

  test('is stored after consent, restored by a later visit, and deleted by a withdrawal', async ({ page }) => {
    await consentTo(page, 'es-ES', ['functional']);
    await page.goto(urlOf('es-ES', '/offers/'));
    await tick(page, 'Brizna 120').check();
    await tick(page, 'Zarcillo Crédito').check();
    await expect.poll(() => storedChoice(page)).toContain('[103,118]');
    await page.goto(urlOf('es-ES', '/blog/'));
    await page.goto(urlOf('es-ES', '/offers/'));
    await expect(tick(page, 'Brizna 120')).toBeChecked();
    await expect(tick(page, 'Zarcillo Crédito')).toBeChecked();
    await list(page).getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByRole('columnheader').filter({ hasText: 'Zarcillo Crédito' })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' }).click();
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect.poll(() => storedChoice(page)).toBeNull();
    await page.goto(urlOf('es-ES', '/offers/'));
    await page.waitForFunction(isHydrated);
    await expect(tick(page, 'Brizna 120')).not.toBeChecked();
  });

  test('names a stored offer that is gone, and shows one that the filters hide', async ({ page }) => {
    await consentTo(page, 'es-ES', ['functional']);
    await page.goto(urlOf('es-ES', '/blog/'));
    await page.evaluate(() =>
      localStorage.setItem('pf_compare:es-ES', JSON.stringify({ at: Date.now(), value: [103, 119] })),
    );
    await page.goto(urlOf('es-ES', '/offers/?free=1'));
    await expect(page.getByText('por eso no se compara: Zarcillo Mini.')).toBeVisible();
    await expect(list(page).getByLabel('Brizna 120 (fuera de esta lista)')).toBeChecked();
  });

  test('opens the share sheet of the device, or is copied if the device has no share sheet', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(urlOf('es-ES', '/offers3/?amount=400&days=100&sort=total&offer=103&offer=118&utm_source=x'));
    const share = page.getByRole('button', { name: 'Compartir la comparación' });
    const address = urlOf('es-ES', '/offers3/?amount=400&days=100&offer=103&offer=118');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    });
    await share.click();
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      const share = async (data: ShareData) => void Object.assign(window, { shared: data });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await share.click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'Brizna 120 y Zarcillo Crédito',
      url: address,
    });
  });

  test('is printed as a table, without the form and the buttons', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/offers3/?offer=103&offer=118'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toContainText('Devuelves en total');
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Compartir la comparación' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Quitar/ })).toHaveCount(0);
  });
});
