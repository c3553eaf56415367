import type { Page } from '@playwright/test';
import {
  consentCategories,
  consentSeconds,
  consentTextVersion,
  readConsent,
  refusalSeconds,
} from '../packages/types/src/tracking-consent.ts';
import { expect, isHydrated, test } from './support/browsing.ts';
import { consentTo } from './support/consent.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { storedConsents } from './support/stored-rows.ts';

const question = (page: Page) => page.getByRole('form', { name: '¿Podemos medir cómo se usa la web?' });
const button = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Configurar cookies' });
const open = (page: Page, path = '/') => page.goto(urlOf('es-ES', path));

async function choiceIn(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'pf_consent');
  return readConsent(cookie?.value);
}

/** A page of each layout, and one that is made for each visitor. */
const pages = ['/', '/application/', '/offers/', '/no-such-page/'];

const nothing = { measurement: false, experiments: false, push: false, functional: false };
const everything = { measurement: true, experiments: true, push: true, functional: true };

test.describe('R14: the question about tracking', () => {
  for (const path of pages) {
    test(`stands on ${path} and can be opened again from the footer`, async ({ page }) => {
      await open(page, path);
      await expect(question(page)).toBeVisible();
      // Before that the browser sends the form itself, and the page is a new one.
      await page.waitForFunction(isHydrated);
      await button(page, 'Rechazar').click();
      await expect(question(page)).toBeHidden();
      await settings(page).click();
      await expect(question(page)).toBeInViewport();
      await button(page, 'Aceptar').click();
      await expect(question(page)).toBeHidden();
      await expect(settings(page)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      expect((await choiceIn(page))?.choices).toEqual(everything);
    });
  }

  test('offers Accept and Reject alike in size and look, with nothing ticked in advance', async ({ page }) => {
    await open(page);
    const [accept, reject] = await Promise.all(
      ['Aceptar', 'Rechazar'].map(async (name) => {
        const { width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {};
        const look = await button(page, name).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, fontWeight, fontSize };
        });
        return { width: Math.round(width), height: Math.round(height), ...look };
      }),
    );
    expect(accept?.width).toBeGreaterThan(80);
    expect(accept).toEqual(reject);
    await question(page).getByText('Leer más').click();
    await expect(question(page).getByRole('checkbox')).toHaveCount(4);
    for (const box of await question(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  });

  test('covers nothing on a phone and shifts nothing', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [...pages, '/blog/que-es-asnef/']) {
      await open(page, path);
      const box = await question(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(Math.ceil(header?.y ?? 0));
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
              resolve(
                entries.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
              );
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift, path).toBe(0);
    }
  });

  test('is a form with a name, first in the focus order, and gives the focus to the content after the choice', async ({
    page,
  }) => {
    await open(page);
    await page.waitForFunction(isHydrated);
    await expect(question(page)).toMatchAriaSnapshot(`
      - form "¿Podemos medir cómo se usa la web?":
        - paragraph: ¿Podemos medir cómo se usa la web?
        - paragraph
        - button "Aceptar"
        - button "Rechazar"
        - group: Leer más
    `);
    const tab = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => {
        const { labels, textContent } = document.activeElement as HTMLInputElement;
        return labels?.[0]?.textContent ?? textContent;
      });
    };
    expect([await tab(), await tab(), await tab(), await tab()]).toEqual([
      ...['Ir al contenido', 'Aceptar', 'Rechazar', 'Leer más'],
    ]);
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('group', { name: 'Elige qué permites' })).toBeVisible();
    const inside = [await tab(), await tab(), await tab(), await tab()];
    expect(inside).toEqual([
      ...[/^Medición/, /^Pruebas de versiones/, /^Avisos en el navegador/, /^Recordar lo que miras/].map((name) =>
        expect.stringMatching(name),
      ),
    ]);
    expect([await tab(), await tab()]).toEqual(['Cookies', 'Guardar mi elección']);
    await button(page, 'Rechazar').press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('is not answered by scrolling, going on or Escape', async ({ page }) => {
    await open(page);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Guías', exact: true }).first().click();
    await expect(page).toHaveURL(urlOf('es-ES', '/blog/'));
    await expect(question(page)).toBeVisible();
    expect(await choiceIn(page)).toBeUndefined();
  });

  test('stores what is ticked, and shows it when it is opened again', async ({ page }) => {
    await open(page);
    await question(page).getByText('Leer más').click();
    await question(page).getByLabel('Medición').check();
    await button(page, 'Guardar mi elección').click();
    await expect(question(page)).toBeHidden();
    expect((await choiceIn(page))?.choices).toEqual({ ...nothing, measurement: true });
    await open(page, '/blog/');
    await settings(page).click();
    await question(page).getByText('Leer más').click();
    await expect(question(page).getByLabel('Medición')).toBeChecked();
    await expect(question(page).getByLabel('Pruebas de versiones')).not.toBeChecked();
  });

  test('says so when the choice cannot be stored, and stores it at the next attempt', async ({ page, visit }) => {
    await open(page);
    await page.waitForFunction(isHydrated);
    await page.route('**/api/consent', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await button(page, 'Aceptar').click();
    await expect(question(page).getByRole('alert')).toContainText('No hemos podido guardar tu elección');
    expect(await choiceIn(page)).toBeUndefined();
    await button(page, 'Aceptar').click();
    await expect(question(page)).toBeHidden();
    // The browser logs the answer 503.
    visit.complaints.length = 0;
  });
});

test.describe('R17: the record of a choice', () => {
  test('names the action, the version of the text, the country and the choices, and no visitor', async ({ page }) => {
    await open(page);
    await button(page, 'Aceptar').click();
    await expect(question(page)).toBeHidden();
    const choice = await choiceIn(page);
    const rows = storedConsents(choice?.id ?? '');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ site: 'es-ES', country: 'ES', text_version: choice?.textVersion });
    expect(rows[0]).toMatchObject({ action: 'accept', replaced_id: null });
    expect([rows[0]?.measurement, rows[0]?.experiments, rows[0]?.push].map(Boolean)).toEqual([true, true, true]);
    const others = ['id', 'document_id', 'created_at', 'updated_at', 'published_at', 'created_by_id', 'updated_by_id'];
    const own = ['consent_id', 'replaced_id', 'action', 'site', 'country', 'text_version', 'at', 'locale'];
    expect(
      Object.keys(rows[0] ?? {}).filter((name) => ![...own, ...consentCategories, ...others].includes(name)),
    ).toEqual([]);
  });

  test('names what a new choice replaces, and calls the end of every consent a withdrawal', async ({ page }) => {
    await open(page);
    await page.waitForFunction(isHydrated);
    await button(page, 'Aceptar').click();
    await expect(question(page)).toBeHidden();
    const accepted = await choiceIn(page);
    await settings(page).click();
    await button(page, 'Rechazar').click();
    await expect(question(page)).toBeHidden();
    const withdrawn = await choiceIn(page);
    await expect
      .poll(() => storedConsents(withdrawn?.id ?? ''))
      .toMatchObject([{ action: 'withdraw', replaced_id: accepted?.id }]);
  });

  test('asks again after 400 days or a new text, but for six months not a visitor who refused', async ({ page }) => {
    for (const [when, allowed, age, version, isAsked] of [
      ['a minute before 400 days', ['measurement'], consentSeconds - 60, consentTextVersion, false],
      ['after 400 days', ['measurement'], consentSeconds, consentTextVersion, true],
      ['after a refusal', [], 1, consentTextVersion, false],
      ['less than six months after refusing an older text', [], refusalSeconds - 60, 0, false],
      ['six months after refusing an older text', [], refusalSeconds, 0, true],
      ['after consent to an older text', ['push'], 1, 0, true],
    ] as const) {
      await consentTo(page, 'es-ES', allowed, age, version);
      await open(page);
      await expect(question(page), when).toBeVisible({ visible: isAsked });
    }
  });

  test('takes Do Not Track as a refusal until the visitor chooses', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    await open(page);
    await expect(question(page)).toBeHidden();
    await settings(page).click();
    await button(page, 'Aceptar').click();
    await expect(question(page)).toBeHidden();
    expect((await choiceIn(page))?.choices).toEqual(everything);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the question works as a form in every layout, and opens again from the footer', async ({ page, context }) => {
    for (const path of pages) {
      await context.clearCookies();
      await open(page, path);
      await button(page, 'Rechazar').click();
      await expect(question(page), path).toBeHidden();
      await expect(page).toHaveURL(urlOf('es-ES', path));
      expect((await choiceIn(page))?.choices, path).toEqual(nothing);
      await settings(page).click();
      await expect(question(page), path).toBeInViewport();
    }
  });

  test('R17: the question works as a form, is recorded, hides after the choice, and opens again', async ({ page }) => {
    await open(page, '/blog/?utm_source=boletin');
    await button(page, 'Rechazar').click();
    await expect(page).toHaveURL(urlOf('es-ES', '/blog/?utm_source=boletin'));
    await expect(question(page)).toBeHidden();
    const refused = await choiceIn(page);
    expect(refused?.choices).toEqual(nothing);
    await settings(page).click();
    await expect(question(page)).toBeInViewport();
    await question(page).getByText('Leer más').click();
    await question(page).getByLabel('Avisos en el navegador').check();
    await button(page, 'Guardar mi elección').click();
    await expect(question(page)).toBeHidden();
    const choice = await choiceIn(page);
    expect(choice?.choices).toEqual({ ...nothing, push: true });
    expect(storedConsents(choice?.id ?? '')).toMatchObject([{ action: 'choose', replaced_id: refused?.id }]);
  });

  test('the question keeps the visitor on the pages of a second language', async ({ page }) => {
    await page.goto(urlOf('ru-UA', '/ru/'));
    await page.getByRole('button', { name: 'Отклонить' }).click();
    await expect(page).toHaveURL(urlOf('ru-UA', '/ru/'));
  });
});

test('a choice that is not ours is refused with a page', async () => {
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await send('/api/consent', { method: 'POST', headers, body: 'action=everything' });
  expect(status).toBe(400);
  expect(body).toContain('El formulario no ha llegado bien');
});
