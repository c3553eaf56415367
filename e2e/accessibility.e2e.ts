import type { Page } from '@playwright/test';
import { apply, fillStep, formOf, formSteps, newApplicant, openForm, sendForm } from './support/applicant.ts';
import { applicationWords } from './support/application-words.ts';
import { colourViolations, textViolations, violations } from './support/axe.ts';
import { expect, test } from './support/browsing.ts';
import { type Locale, locales, sites, urlOf } from './support/product.ts';
import { pagesOf } from './support/sitemap.ts';
import { pickPages } from './support/templates.ts';

/** R32: no page of any kind violates WCAG 2.2 AA or the best practices, wide or narrow, light or dark. */
const WIDE = { width: 1440, colorScheme: 'light' } as const;
const NARROW = { width: 360, colorScheme: 'dark' } as const;

/** A gallery shows a block several times, so several of its landmarks have the same name. */
const exceptIn = (path: string) => (path.startsWith('/gallery/') ? ['landmark-unique'] : []);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The pages with most of the parts that are drawn at 360 px only: there the light scheme is judged as well. */
const PAGES_IN_BOTH_SCHEMES = ['/', '/offers/', '/application/', '/gallery/', '/gallery/blocks/'];

async function verify(page: Page, views: readonly (typeof WIDE | typeof NARROW)[] = [WIDE, NARROW]): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const except = exceptIn(pathname);
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, { except }), `${colorScheme}, ${width} px`).toEqual([]);
  }
  if (PAGES_IN_BOTH_SCHEMES.includes(pathname + search)) {
    // What stands on what is the same in both schemes.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await colourViolations(page), 'light, 360 px').toEqual([]);
  }
  for (const width of [1440, 360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await overflow(page), `${width} px`).toBe(0);
  }
}

const pages: string[] = [
  '/application/',
  '/application/?amount=500&days=100',
  '/reg/',
  '/reg/?ver=2',
  '/reg/?ver=3',
  '/main/',
  '/transition/?offer=112',
  '/transition/?offer=112&away=1',
  '/thank-you/',
  '/landing/offers/',
  '/landing/redirector/',
  '/landing/rejected/',
  '/landing/rejected2/',
  '/landing/trafficback/',
  '/prestamistas/jabega-directo/',
  '/offers/',
  '/offers/?amount=1000&days=120&asnef=1&sort=total',
  '/offers/?asnef=1&free=1',
  '/offers2/',
  '/offers3/',
  '/offers3/?offer=101&offer=103&offer=105&offer=106&offer=119&offer=999',
  '/glosario/',
  '/no-such-page/',
  '/gallery/',
  '/gallery/blocks/',
];
for (const path of pickPages('es-ES', await pagesOf('es-ES'))) {
  if (!pages.includes(path)) pages.push(path);
}

for (const path of pages) {
  test(`${path} violates no accessibility rule and fits every screen width`, async ({ page }) => {
    if (path.startsWith('/gallery/')) test.slow();
    await page.goto(urlOf('es-ES', path));
    await verify(page);
  });
}

/** Sites of other scripts than the Latin one of Spain. What axe finds in a text depends on its script and length; the structure of all sites is that of Spain. */
const SITES_WITH_AXE: readonly Locale[] = ['vi-VN', 'uk-UA', 'kk-KZ'];

/** The other sites have the same pages with other texts: whether axe finds fault with these, and whether they fit a phone. */
async function verifyText(page: Page, name: string, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  if (SITES_WITH_AXE.includes(locale)) expect.soft(await textViolations(page), name).toEqual([]);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await overflow(page), `${name}, ${width} px`).toBe(0);
  }
}

const otherLocales = locales.filter((locale) => locale !== 'es-ES');

for (const locale of otherLocales) {
  test.describe(locale, () => {
    // The texts are in the HTML of the server. Only axe needs scripts.
    test.use({ javaScriptEnabled: SITES_WITH_AXE.includes(locale) });

    test('each kind of page fits a phone with its texts, which violate no accessibility rule', async ({ page }) => {
      test.setTimeout(240_000);
      const shared = ['/offers/', '/application/', '/reg/?ver=3', '/thank-you/', '/no-such-page/'];
      const own = shared.map((path) => `${sites[locale].basePath}${path}`);
      for (const path of [...pickPages(locale, await pagesOf(locale)), ...own]) {
        await page.goto(urlOf(locale, path));
        await verifyText(page, path, locale);
      }
    });
  });
}

test('the comment form with its errors violates no accessibility rule', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/prestamistas/alabe-credito/'));
  const form = page.locator('#comment-form');
  await form.getByText('Escribir una opinión').click();
  await form.getByLabel('Correo (opcional)').fill('no');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await verify(page);
});

test('the open filters of /offers/ violate no accessibility rule at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(urlOf('es-ES', '/offers/'));
  await page.getByText('Cambiar', { exact: true }).click();
  await page.getByText('Cómo ordenamos los resultados').click();
  await page.getByLabel('Comparar Álabe Crédito', { exact: true }).check();
  await verify(page, [NARROW]);
});

const press = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true }).click();

for (const locale of locales) {
  test(`${locale}: no step of the application, with its errors, violates an accessibility rule`, async ({ page }) => {
    test.slow();
    const applicant = newApplicant(locale);
    const words = applicationWords[locale];
    await openForm(page, applicant);
    for (const step of formSteps) {
      const send = step === 'consents' ? words.send : words.next;
      if (step !== 'loan') {
        await press(page, send);
        await expect(formOf(page).getByRole('alert')).toBeVisible();
        await (locale === 'es-ES' ? verify(page, [NARROW]) : verifyText(page, step, locale));
      }
      await fillStep(page, step, applicant);
      const title = formOf(page).locator('section[data-current] h2');
      const shown = (await title.textContent()) ?? '';
      if (step === 'consents') return;
      await press(page, send);
      // The next press must not meet this step's button.
      await expect(title).not.toHaveText(shown);
    }
  });
}

test('the application form with restored answers violates no accessibility rule', async ({ page }) => {
  await openForm(page, newApplicant());
  await press(page, 'Continuar');
  await formOf(page).getByLabel('Ingresos de un mes', { exact: true }).fill('1400');
  await page.reload();
  await expect(formOf(page)).toContainText('Hemos recuperado lo que escribiste');
  await verify(page);
});

test('pages after an application, with offers and their reasons, violate no accessibility rule', async ({ page }) => {
  test.slow();
  await apply(page, newApplicant());
  for (const path of ['/process/?stay=1', '/offers/', '/offers2/', '/transition/?offer=112']) {
    await page.goto(urlOf('es-ES', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await verify(page);
  }
});

for (const [name, changes] of [
  ['with another loan that matches', {}],
  ['without another loan', { isInDefaultRegister: true }],
] as const) {
  test(`pages after an application that matches no offer violate no accessibility rule, ${name}`, async ({ page }) => {
    await apply(page, newApplicant('es-ES', { monthlyIncome: '100', ...changes }));
    await page.goto(urlOf('es-ES', '/process/?stay=1'));
    await verify(page, [NARROW]);
    await page.goto(urlOf('es-ES', '/landing/rejected/'));
    await expect(page.getByRole('region', { name: 'Por qué no encaja ninguna' })).toBeVisible();
    await verify(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole form with all its errors fits every screen width', async ({ page }) => {
    const applicant = newApplicant();
    await openForm(page, applicant);
    await sendForm(page, applicant);
    await expect(formOf(page).getByRole('alert')).toBeVisible();
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
  });
});
