import type { Page } from '@playwright/test';
import { allOf } from './support/all-of.ts';
import { expect, test } from './support/browsing.ts';
import { bodyOf } from './support/http.ts';
import { urlOf } from './support/product.ts';

// Legal requirements on offers (compliance, R1 to R12).

/** The seed has 40 offers. One has no link and is not active, so no list shows it. */
const OFFERS_IN_SPAIN = 39;
const cards = (page: Page) => page.getByRole('form', { name: 'Ofertas para comparar' }).getByRole('listitem');

for (const path of ['/offers/', '/offers2/', '/offers3/', '/prestamos-personales/', '/prestamistas/alabe-credito/']) {
  test(`${path} has the warning (R1), the representative example (R2) and our role (R6) in its HTML`, async () => {
    const text = (await bodyOf(path)).replace(/<footer[\s\S]*<\/footer>/, '').replace(/<script[\s\S]*?<\/script>/g, '');
    expect(text).toContain('Atención: tomar dinero prestado cuesta dinero');
    expect(text).toContain('Ejemplo representativo');
    expect(text).toMatch(/intermediarios, no prestamistas/i);
  });
}

test('each card states TIN, TAE, term, amount and total, or «Consultar con la entidad» (R3)', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/offers/'));
  await expect(cards(page)).toHaveCount(OFFERS_IN_SPAIN);
  for (const text of await cards(page).allInnerTexts()) {
    for (const label of ['Devuelves', 'TAE', 'TIN']) expect(text).toContain(label);
    // TIN, then the ranges of amount and term.
    expect(text).toMatch(
      /TIN [^·]+ · [^·]*(€|Consultar con la entidad)[^·]* · [^·]*(días|meses|Consultar con la entidad)/,
    );
  }
  const unknown = cards(page).filter({ has: page.getByRole('heading', { name: 'Jábega Largo' }) });
  expect((await unknown.textContent())?.match(/Consultar con la entidad/g)).toHaveLength(4);
});

test('each card and each row is marked as an advertisement, and its link has rel=sponsored (R9)', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/offers/'));
  const advertisement = page.getByText('Publicidad', { exact: true });
  await expect(cards(page).filter({ has: advertisement })).toHaveCount(OFFERS_IN_SPAIN);
  await expect(cards(page)).toHaveCount(OFFERS_IN_SPAIN);
  for (const link of await allOf(page.getByRole('main').getByRole('link', { name: /^Ver condiciones/ }))) {
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  }
  await page.goto(urlOf('es-ES', '/offers3/?all=1'));
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows.filter({ has: advertisement })).toHaveCount(OFFERS_IN_SPAIN);
  await expect(rows).toHaveCount(OFFERS_IN_SPAIN);
});

test('no page holds an address of a lender, so every exit is recorded (R9)', async () => {
  for (const path of ['/offers/', '/offers2/', '/offers3/?all=1', '/prestamos-personales/', '/prestamistas/']) {
    const body = await bodyOf(path);
    expect(body, path).toContain('Publicidad');
    expect(body, path).not.toContain('partner.example');
  }
});

test('no page shows sample stars, and no structured data has a rating (R12)', async () => {
  for (const path of ['/offers/', '/offers2/', '/offers3/', '/prestamos-personales/', '/prestamistas/']) {
    const body = await bodyOf(path);
    expect(body, path).toContain('Publicidad');
    expect(body, path).not.toContain('aggregateRating');
    expect(body.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toContain('orientativo, sin medir');
  }
});
