import { expect, type Page, test } from '@playwright/test';
import { soughtPath } from '../packages/addresses/src/sought-page.ts';
import { siteOfLocale } from '../packages/countries/src/site.ts';
import { locales } from '../packages/types/src/country.ts';
import { violations } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { until } from './support/until.ts';
import { EDITED_SLUG } from './visitors/edited-article.mjs';

const search = '/buscar/';
const results = (query: string) => `${search}?${new URLSearchParams({ q: query })}`;
const field = (page: Page) => page.getByRole('main').getByLabel('Qué buscas');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the search leads to results, grouped by kind, with marks on the words', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/'));
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await field(page).fill('asnef');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(urlOf('es-ES', results('asnef')));
    const articles = page.getByRole('region', { name: 'Artículos' });
    await expect(articles.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').locator('mark', { hasText: 'ASNEF' }).first()).toBeVisible();
    await expect(field(page)).toHaveValue('asnef');
  });

  test('a typing mistake and a missing accent find what is meant', async ({ page }) => {
    await page.goto(urlOf('es-ES', results('prestmos')));
    await expect(
      page
        .getByRole('main')
        .locator('mark', { hasText: /^préstamos$/i })
        .first(),
    ).toBeVisible();
    await page.goto(urlOf('es-ES', results('credito')));
    await expect(
      page
        .getByRole('main')
        .locator('mark', { hasText: /^crédito$/i })
        .first(),
    ).toBeVisible();
  });

  test('a query that finds nothing is told so, with the main pages', async ({ page }) => {
    await page.goto(urlOf('es-ES', results('xqzwvk')));
    await expect(page.getByRole('heading', { name: 'No hay nada sobre «xqzwvk»' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Páginas principales' }).getByRole('link');
    expect(await pages.count()).toBeGreaterThan(0);
  });

  test('81 characters are refused and stay in the field; 80 are searched', async ({ page }) => {
    await page.goto(urlOf('es-ES', results('á'.repeat(81))));
    await expect(page.getByText('La búsqueda tiene 81 caracteres y el máximo son 80.')).toBeVisible();
    await expect(field(page)).toHaveValue('á'.repeat(81));
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await page.goto(urlOf('es-ES', results('á'.repeat(80))));
    await expect(page.getByRole('heading', { name: /^No hay nada sobre/ })).toBeVisible();
  });

  test('markup in a query is text, and control characters are spaces', async ({ page }) => {
    const typed = '<script>alert(1)</script>"\'';
    await page.goto(urlOf('es-ES', results(`${typed}\u0000\u0007`)));
    await expect(field(page)).toHaveValue(typed);
    await expect(
      page
        .getByText(`«${typed}»`)
        .or(page.getByText(/\d+ resultados?/))
        .first(),
    ).toBeVisible();
    const { body } = await send(results(typed));
    expect(body).not.toContain('<script>alert');
  });

  test('an unknown address offers the search', async ({ page }) => {
    await page.goto(urlOf('es-ES', '/no-existe/'));
    await field(page).fill('asnef');
    await field(page).press('Enter');
    await expect(page).toHaveURL(urlOf('es-ES', results('asnef')));
  });
});

test.describe('what people write', () => {
  /** In each language: to stop advertising, to erase their data, to complain, to apply, to reach us. */
  const written = {
    es: ['darme de baja', 'borrar mis datos', 'reclamar', 'pedir un préstamo', 'contacto'],
    en: ['unsubscribe', 'delete my data', 'complain', 'apply for a loan', 'contact'],
    ms: ['berhenti melanggan', 'padam data saya', 'aduan', 'mohon pinjaman', 'hubungi'],
    pl: ['wypisać się', 'usunąć moje dane', 'reklamacja', 'złożyć wniosek', 'kontakt'],
    ru: ['отписаться', 'удалить мои данные', 'жалоба', 'подать заявку', 'контакты'],
    kk: ['жарнамадан бас тарту', 'деректерімді жою', 'шағым', 'өтінім беру', 'байланыс'],
    uk: ['відписатися', 'видалити мої дані', 'скарга', 'подати заявку', 'контакти'],
    vi: ['hủy đăng ký', 'xóa dữ liệu của tôi', 'khiếu nại', 'đăng ký vay', 'liên hệ'],
  } as const;

  for (const locale of locales) {
    test(`leads to its pages on ${locale}`, async () => {
      const site = siteOfLocale(locale);
      const first = async (query: string) => {
        const { status, body } = await send(`/api/search?${new URLSearchParams({ site: locale, q: query })}`, {
          site: locale,
        });
        expect(status, query).toBe(200);
        return JSON.parse(body).suggestions[0]?.path;
      };
      for (const [place, id] of (
        ['unsubscribe', 'myData', 'complaints', 'application', 'contact'] as const
      ).entries()) {
        const query = written[site.language][place] ?? '';
        expect(await first(query), query).toBe(soughtPath(site, id));
      }
    });
  }
});

test('everyone can use the search: the form, results, nothing found, a refused query', async ({ page }) => {
  for (const path of [search, results('asnef'), results('xqzwvk'), results('á'.repeat(81))]) {
    await page.goto(urlOf('es-ES', path));
    expect(await violations(page), path).toEqual([]);
  }
});

test('no search engine lists the search, with or without a query', async () => {
  for (const path of [search, results('asnef')]) {
    const { status, body } = await send(path);
    expect(status).toBe(200);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
  }
  expect((await send('/sitemaps/pages.xml')).body).not.toContain('/buscar/');
});

test('the keyboard alone chooses a suggestion', async ({ page }) => {
  await page.goto(urlOf('es-ES', search));
  await field(page).focus();
  await page.keyboard.type('asnef');
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(list).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Qué buscas' });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /sugerencia/ }),
  ).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('asnef');
  await page.keyboard.type(' ');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/buscar/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Enter without a chosen suggestion sends the form', async ({ page }) => {
  await page.goto(urlOf('es-ES', search));
  await field(page).focus();
  await page.keyboard.type('asnef');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('es-ES', results('asnef')));
});

test('suggestions come again after the connection does', async ({ page, context }) => {
  await page.goto(urlOf('es-ES', search));
  await field(page).focus();
  await page.keyboard.type('asnef');
  await expect(page.getByRole('listbox')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type('x');
  await expect(page.getByText('Ahora no hay sugerencias').first()).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('an article is found when it is published, and no more when it is hidden or unpublished', async () => {
  const editor = Editor.of();
  const word = `zarzaparrilla${Date.now().toString(36)}`;
  const slug = `articulo-${word}`;
  const model = await editor.find('article', 'es-ES', 'slug', EDITED_SLUG);
  const documentId = await editor.create('article', 'es-ES', {
    title: `Qué es la ${word}`,
    slug,
    excerpt: 'Un artículo de prueba para la búsqueda.',
    writtenOn: model.writtenOn,
    blocks: [{ __component: 'blocks.rich-text', body: 'Un texto de prueba.' }],
    isAtRoot: false,
    views: 0,
  });
  const found = async () => (await send(results(word))).body.includes(`/blog/${slug}/`);
  try {
    expect(await found(), 'a draft').toBe(false);
    await editor.publish('article', 'es-ES', documentId);
    await until(found, (isFound) => isFound, String);
    await editor.publish('article', 'es-ES', documentId, { seo: { noindex: true } });
    await until(found, (isFound) => !isFound, String);
    await editor.publish('article', 'es-ES', documentId, { seo: { noindex: false } });
    await until(found, (isFound) => isFound, String);
    await editor.unpublish('article', 'es-ES', documentId);
    await until(found, (isFound) => !isFound, String);
  } finally {
    await editor.remove('article', 'es-ES', documentId);
  }
});

test('the address of suggestions refuses what is no query, in JSON', async () => {
  for (const [query, error] of [
    ['', 'no-site'],
    ['?site=es-ES', 'no-query'],
    ['?site=xx-XX&q=a', 'no-site'],
    [`?site=es-ES&q=${'a'.repeat(81)}`, 'too-long'],
  ] as const) {
    const { status, body } = await send(`/api/search${query}`);
    expect(status, query).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ error });
  }
});
