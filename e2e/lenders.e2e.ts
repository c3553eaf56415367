import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/browsing.ts';
import { Editor } from './support/editor.ts';
import { bodyOf, send, targetOf } from './support/http.ts';
import { hostOf, type Locale, urlOf } from './support/product.ts';
import { until } from './support/until.ts';

const guide = '/prestamistas/';
const names = [
  ...['Aduja Crédito', 'Álabe Crédito', 'Bolina Préstamos', 'Brizna Préstamos', 'Candilera Finanzas'],
  ...['Cuaderna Finanzas', 'Driza Crédito', 'Escoplo Préstamos', 'Espadaña Crédito', 'Gubia Finanzas'],
  ...['Jábega Directo', 'Pleita Finanzas', 'Rezón Crédito', 'Ribazo Crédito', 'Socaire Préstamos'],
  ...['Trébede Finanzas', 'Urdimbre Préstamos', 'Zarcillo Crédito'],
];

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
/** The value beside a label in a list of facts. */
const fact = (page: Page, section: string, label: string) =>
  region(page, section)
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()
    .getByRole('definition');

test.describe('the list of lenders', () => {
  test('lists lenders alphabetically, states the order, and marks each as an advertisement (R8, R9)', async ({
    page,
  }) => {
    await page.goto(urlOf('es-ES', guide));
    const list = region(page, `Las ${names.length} entidades con las que trabajamos`);
    expect(await list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
    await expect(list).toContainText('Por orden alfabético: lo que nos paga cada entidad no cambia su sitio.');
    await expect(list.getByRole('listitem').filter({ hasText: 'Publicidad' })).toHaveCount(names.length);
    await page.getByRole('heading', { name: 'Quiénes son' }).click();
    await expect(page.getByRole('table', { name: 'Quiénes son' }).getByRole('row')).toHaveCount(names.length + 1);
  });

  test('has as many lenders as every page states', async () => {
    for (const path of [
      guide,
      '/',
      '/offers/',
      '/main/',
      '/landing/offers/',
      '/condiciones-generales/',
      '/aviso-legal/',
    ]) {
      const text = (await bodyOf(path))
        .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
        .replace(/\u00a0|&nbsp;/g, ' ');
      expect(text, path).toContain(`${names.length} entidades`);
      expect(text, path).not.toContain('{lenders}');
    }
  });

  test('has the guide with breadcrumbs, six steps, five kinds of bank and five questions', async ({ page }) => {
    await page.goto(urlOf('es-ES', guide));
    const trail = page.getByRole('navigation', { name: 'Migas de pan' });
    await expect(trail.getByRole('link')).toHaveText(['Préstamos Online']);
    await expect(trail.getByRole('link')).toHaveAttribute('href', '/');
    await expect(trail).toContainText('Prestamistas');
    const steps = page.locator('main section').filter({ has: page.locator('#guide-steps') });
    await expect(steps.getByRole('listitem')).toHaveCount(6);
    await page
      .getByRole('heading', { name: /cinco clases de banco/ })
      .first()
      .click();
    for (const kind of ['comercial', 'de inversión', 'central', 'cooperativo', 'de desarrollo']) {
      await expect(page.getByRole('heading', { name: `Banco ${kind}`, exact: true })).toBeVisible();
    }
    await expect(region(page, 'Preguntas frecuentes sobre prestamistas').locator('details')).toHaveCount(5);
  });

  for (const [locale, path] of [
    ['uk-UA', '/kredytory/'],
    ['ru-UA', '/ru/kreditory/'],
    ['es-MX', '/financieras/'],
  ] as const) {
    test(`of ${locale} links to lender pages of the same site`, async ({ page }) => {
      await page.goto(urlOf(locale, path));
      const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
      const name = (await first.textContent()) ?? '';
      await first.click();
      await expect(page).toHaveURL(new RegExp(`${path}[a-z0-9-]+/$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  }
});

test.describe('a lender', () => {
  test('shows its figures, conditions, criteria, offers and complaints address', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${guide}alabe-credito/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Álabe Crédito');
    const deal = page.getByRole('region', { name: 'Lo que cuesta', exact: true });
    await expect(deal).toContainText('TAE declarada: 0–30,5 %');
    await expect(deal.getByRole('link', { name: /^Ir a la entidad/ })).toBeInViewport();
    const conditions = 'Las condiciones, en cifras';
    await expect(fact(page, conditions, 'Importe')).toHaveText('50–1 500 €');
    await expect(fact(page, conditions, 'Plazo')).toHaveText('91–365 días');
    await expect(fact(page, conditions, 'TIN')).toHaveText('0–27,5 %');
    await expect(fact(page, 'A quién presta', 'Edad')).toHaveText('De 18 a 70 años');
    await expect(region(page, 'A quién presta')).toContainText('no significa que te lo concedan');
    for (const part of ['Ofertas de Álabe Crédito', 'Si algo va mal'])
      await page.getByText(part, { exact: true }).click();
    const offers = region(page, 'Ofertas de Álabe Crédito').getByRole('heading', { level: 3 });
    await expect(offers).toHaveText(['Álabe Plazos', 'Álabe Crédito']);
    await expect(region(page, 'Si algo va mal')).toContainText('reclamaciones@');
    await expect(page.getByRole('main').getByText('Cifras de ejemplo')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Sitio de muestra')).toBeVisible();
  });

  test('without published prices shows «Consultar con la entidad» (R3)', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${guide}jabega-directo/`));
    const conditions = region(page, 'Las condiciones, en cifras');
    await expect(conditions).toContainText(/Consultar con la entidad: TIN, TAE declarada/);
    await expect(conditions.getByText('Consultar con la entidad')).toHaveCount(1);
  });

  test('without reviews has no rating in its structured data (R12)', async () => {
    const { body } = await send(`${guide}socaire-prestamos/`);
    const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as object,
    );
    expect(data.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
  });

  test('/lenders/{number}/ redirects permanently to the lender and keeps the query', async () => {
    const known: [Locale, string, string][] = [
      ['es-ES', '/lenders/1/', `${guide}alabe-credito/`],
      ['es-ES', '/lenders/10/?utm_source=x', `${guide}zarcillo-credito/?utm_source=x`],
    ];
    for (const [site, path, target] of known) {
      const answer = await send(path, { site });
      expect([301, 308], path).toContain(answer.status);
      expect(targetOf(answer, hostOf(site))).toBe(target);
    }
    const russian = await send('/ru/lenders/1/', { site: 'ru-UA' });
    expect(targetOf(russian, hostOf('ru-UA'))).toMatch(/^\/ru\/kreditory\/[a-z0-9-]+\/$/);
  });

  test('answers 404 for unknown lenders and banks', async () => {
    for (const path of ['/lenders/9999/', '/lenders/0/', '/lenders/01/', `${guide}no-existe/`, '/bank/no-existe/']) {
      const { status, body } = await send(path);
      expect(status, path).toBe(404);
      expect(body, path).toContain(`Page Not Found: ${path}`);
    }
  });

  test('shows a new name on its page and in the lists', async () => {
    const editor = Editor.of();
    const { documentId } = await editor.find('lender', 'es-ES', 'slug', 'pleita-finanzas');
    const places = [guide, `${guide}pleita-finanzas/`, '/lista-de-socios/', '/offers/', '/bank/banco-almadraba/'];
    const shown = (path: string, isRight: (body: string) => boolean) =>
      until(
        () => send(path),
        ({ body }) => isRight(body),
        ({ status }) => `${status} of ${path}`,
      );
    for (const place of places) await send(place);
    await editor.publish('lender', 'es-ES', documentId, { name: 'Pleita y Esparto' });
    for (const place of [guide, `${guide}pleita-finanzas/`, '/offers/', '/bank/banco-almadraba/'])
      await shown(place, (body) => body.includes('Pleita y Esparto'));
    await editor.publish('lender', 'es-ES', documentId, { name: 'Pleita Finanzas' });
    for (const place of places) await shown(place, (body) => !body.includes('Pleita y Esparto'));
  });
});

test.describe('a lender that does not pay us', () => {
  test('has no advertisement and no figures, is in no list, and links its page about the account', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${guide}bbva/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BBVA');
    await expect(page.getByRole('main').getByText('Publicidad', { exact: true })).toHaveCount(0);
    await expect(region(page, 'Lo que costaría tu préstamo')).toContainText('Consultar con la entidad');
    await expect(region(page, 'Las condiciones, en cifras')).toContainText(/Consultar con la entidad: Importe, Plazo/);
    await region(page, 'Más sobre BBVA').getByRole('link', { name: 'Cuenta online de BBVA' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', `${guide}bbva/cuenta-online-bbva/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuenta online de BBVA');
    const trail = page.getByRole('navigation', { name: 'Migas de pan' });
    await expect(trail.getByRole('link')).toHaveText(['Préstamos Online', 'Prestamistas', 'BBVA']);
    await trail.getByRole('link', { name: 'BBVA' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', `${guide}bbva/`));
    expect(await bodyOf('/sitemaps/pages.xml')).toContain(`${guide}bbva/cuenta-online-bbva/`);
    expect((await send('/cuenta-online-bbva/')).status).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the costs of a lender follow amount and term, and keep a refused number with its reason', async ({ page }) => {
    await page.goto(urlOf('es-ES', `${guide}alabe-credito/`));
    const costs = region(page, 'Lo que costaría tu préstamo');
    const table = costs.getByRole('table');
    /** What a row states of each offer, in the order of the columns. */
    const stated = (label: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
        .getByRole('cell');
    await expect(table.getByRole('columnheader')).toHaveText(['Oferta', 'Álabe Plazos', 'Álabe Crédito']);
    await expect(stated('Préstamo')).toHaveText(['300 € a 91 días', '300 € a 91 días']);
    await expect(costs).toContainText('TAE declarada: 0–30,5 %');
    await costs.getByLabel('Importe', { exact: true }).fill('1.000');
    await costs.getByLabel('Plazo', { exact: true }).fill('365');
    await costs.getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/\?amount=1\.000&days=365#lender-result$/);
    await expect(table.getByRole('columnheader')).toHaveText(['Oferta', 'Álabe Plazos', 'Álabe Crédito']);
    await expect(stated('Préstamo')).toHaveText(['1 000 € a 12 meses', '300 € a 120 días']);
    await expect(stated('Pagos')).toHaveText(['12 cuotas de 93,98 €', 'Un solo pago, a los 120 días']);
    await expect(stated('Devuelves en total').first()).toHaveText(/^1\s127,\d\d\s€$/);
    await expect(region(page, 'Ofertas de Álabe Crédito')).toContainText('Para 1 000 € a 12 meses');
    await costs.getByLabel('Importe', { exact: true }).fill('9000');
    await costs.getByRole('button', { name: 'Calcular' }).click();
    await expect(costs.getByRole('alert')).toContainText('Importe: Como máximo, 1 500 €');
    await expect(costs.getByRole('alert')).toBeFocused();
    await expect(costs.getByLabel('Importe', { exact: true })).toHaveValue('9000');
    await expect(costs.getByLabel('Importe', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.goto(urlOf('es-ES', `${guide}jabega-directo/`));
    await expect(costs.getByRole('cell', { name: 'Consultar con la entidad' })).toHaveCount(12);
  });

  test('the tabs «Entidad» and «Opiniones» scroll to their sections', async ({ page }) => {
    for (const path of [guide, `${guide}candilera-finanzas/`]) {
      await page.goto(urlOf('es-ES', path));
      const tabs = page.getByRole('navigation', { name: 'Sobre las entidades' });
      await tabs.getByRole('link', { name: 'Opiniones' }).click();
      await expect(region(page, /Opiniones/).first()).toBeInViewport();
      await tabs.getByRole('link', { name: 'Entidad' }).click();
      await expect(page).toHaveURL(/#tab-entity$/);
    }
    await page.goto(urlOf('es-ES', guide));
    await page.getByRole('link', { name: 'Opiniones sobre Ribazo Crédito' }).click();
    await expect(page).toHaveURL(/\/ribazo-credito\/#/);
    await expect(page.getByText('Una persona lee cada opinión antes de publicarla.')).toBeInViewport();
  });
});

test('a bank page has no advertisement', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/bank/caja-besana/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caja Besana');
  await expect(page.getByRole('main').getByText('Banco cooperativo').first()).toBeVisible();
  await expect(fact(page, 'Quién es', 'Fundada en')).toHaveText('1958');
  await expect(fact(page, 'Quién es', 'Teléfono')).toHaveText('Consultar con la entidad');
  await expect(page.getByRole('main').getByText('Publicidad', { exact: true })).toHaveCount(0);
  await expect(region(page, 'Entidades de este banco')).toHaveCount(0);
});

test.describe('a bank with lenders and articles', () => {
  const bank = '/bank/banco-almadraba/';
  const article = '/blog/derecho-de-desistimiento-prestamo/';
  const contains = (path: string, text: string, isThere = true) =>
    until(
      () => send(path),
      ({ status, body }) => status === 200 && body.includes(text) === isThere,
      ({ status }) => `${status} of ${path}`,
    );

  test('links its lenders in alphabetical order as advertisements, and they link it (R8, R9)', async ({ page }) => {
    await page.goto(urlOf('es-ES', bank));
    const lenders = region(page, 'Entidades de este banco');
    await expect(lenders).toContainText('Por orden alfabético');
    await expect(lenders.getByRole('link')).toHaveText(['Pleita Finanzas', 'Socaire Préstamos']);
    await expect(lenders.getByText('Publicidad', { exact: true })).toHaveCount(2);
    await lenders.getByRole('link', { name: 'Socaire Préstamos' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', `${guide}socaire-prestamos/`));
    await region(page, 'Quién es').locator('summary').click();
    await fact(page, 'Quién es', 'Banco al que pertenece').getByRole('link', { name: 'Banco Almadraba' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', bank));
    await page.goto(urlOf('es-ES', `${guide}alabe-credito/`));
    await expect(region(page, 'Quién es').getByText('Banco al que pertenece')).toHaveCount(0);
  });

  test('links the articles about it, and they link it', async ({ page }) => {
    await page.goto(urlOf('es-ES', bank));
    await region(page, 'Artículos sobre este banco').getByRole('link', { name: 'Derecho de desistimiento' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', article));
    await region(page, 'Bancos de los que trata').getByRole('link', { name: 'Banco Almadraba' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', bank));
    await page.goto(urlOf('es-ES', '/blog/que-es-asnef/'));
    await expect(region(page, 'Bancos de los que trata')).toHaveCount(0);
  });

  test('shows a new name on its page, its lenders and its articles', async () => {
    const editor = Editor.of();
    const { documentId } = await editor.find('bank', 'es-ES', 'slug', 'banco-almadraba');
    const places = [bank, `${guide}socaire-prestamos/`, article];
    for (const place of places) await send(place);
    await editor.publish('bank', 'es-ES', documentId, { name: 'Banco Almadraba y Sal' });
    try {
      for (const place of places) await contains(place, 'Banco Almadraba y Sal');
    } finally {
      await editor.publish('bank', 'es-ES', documentId, { name: 'Banco Almadraba' });
    }
    for (const place of places) await contains(place, 'Banco Almadraba y Sal', false);
  });

  test('lists a new article about it, and no longer when it is unpublished', async () => {
    const editor = Editor.of();
    const { documentId } = await editor.find('bank', 'es-ES', 'slug', 'fomento-alcor');
    const title = `Bancos ${randomUUID()}`;
    const values = { title, slug: randomUUID(), excerpt: title, writtenOn: '2026-01-31' };
    const banks = { connect: [{ documentId }] };
    await contains('/bank/fomento-alcor/', title, false);
    const id = await editor.create('article', 'es-ES', { ...values, banks });
    try {
      await editor.publish('article', 'es-ES', id, values);
      await contains('/bank/fomento-alcor/', title);
      await contains(`/blog/${values.slug}/`, 'href="/bank/fomento-alcor/"');
      await editor.unpublish('article', 'es-ES', id);
      await contains('/bank/fomento-alcor/', title, false);
    } finally {
      await editor.remove('article', 'es-ES', id);
    }
  });
});

test('the list of partners says that they pay us and marks each as an advertisement (R9)', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/lista-de-socios/'));
  const list = region(page, 'Socios');
  await expect(list).toContainText('cada socio nos paga una comisión');
  await expect(list.getByRole('listitem')).toHaveCount(names.length + 1);
  await expect(list.getByRole('listitem').filter({ hasText: 'Publicidad' })).toHaveCount(names.length + 1);
  await expect(list.getByRole('listitem').filter({ hasText: 'Todavía no tiene ficha' })).toHaveCount(1);
  await expect(list.getByRole('link', { name: /^Ficha de/ })).toHaveCount(names.length);
});

test.describe('the work calendar of 2024', () => {
  const path = '/calendario-laboral-2024/';

  test('has twelve months with their totals, and names holidays in text', async ({ page }) => {
    await page.goto(urlOf('es-ES', path));
    const months = page.getByRole('region', { name: /^[A-Z][a-z]+ de 2024$/ });
    await expect(months).toHaveCount(12);
    await expect(months.first().getByRole('columnheader')).toHaveCount(7);
    await expect(months.first()).toContainText('21 días laborables, 3 festivos, 8 de fin de semana');
    await expect(months.last()).toContainText('20 días laborables, 2 festivos, 9 de fin de semana');
    await expect(months.first().getByRole('cell', { name: /^1\b.*Festivos nacionales: Año Nuevo/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Ir a un mes' }).getByRole('link', { name: 'Octubre' }).click();
    await expect(page.getByRole('region', { name: 'Octubre de 2024' })).toBeInViewport();
  });

  test('shows the view counter of the content with its date, and does not count visits (R13)', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const text = (await send(path)).body.replace(/<[^>]*>/g, '');
      expect(text).toContain('512 visitas');
      expect(text).toContain('Las visitas son las de la publicación original, del 12.12.2023');
    }
  });
});

test('the counters of the home page state source and date and do not grow (R13)', async ({ page }) => {
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(urlOf('es-ES', '/'));
    const counters = region(page, 'En cifras');
    await expect(counters).toContainText('206 342');
    await expect(counters).toContainText(/Fuente: .+ Fecha: \d+ de \S+ de \d{4}/);
  }
});
