import type { Page } from '@playwright/test';
import { expect, test } from './support/browsing.ts';
import { send, targetOf } from './support/http.ts';
import { type Fields, postNatively } from './support/native-form.ts';
import { hostOf, ports, urlOf } from './support/product.ts';

/** Server-action ids and their key change between builds unless the key is kept. */
interface Form {
  action: string;
  fields: Fields;
}

/** The form that changes the language, with all that a browser without JavaScript would send. */
async function languageForm(page: Page): Promise<Form> {
  return page.locator('form:has(button)').evaluateAll((forms) => {
    const found = forms.find((form) => form.querySelector('button[name="locale"]'));
    if (!(found instanceof HTMLFormElement)) throw new Error('No form changes the language');
    const named = [...found.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input[name], button[name]')];
    return {
      action: found.getAttribute('action') ?? '',
      fields: named.map(({ name, value }): [string, string] => [name, value]),
    };
  });
}

async function buildId(port: number): Promise<string> {
  const { body } = await send('/builds/latest.json', { port });
  return (JSON.parse(body) as { id: string }).id;
}

test.describe('a form of an older build', () => {
  test.use({ javaScriptEnabled: false });

  test('is accepted by a newer build', async ({ page }) => {
    expect(await buildId(ports.web)).not.toBe(await buildId(ports.newerWeb));
    await page.goto(urlOf('uk-UA', '/'));
    const { action, fields } = await languageForm(page);

    const host = hostOf('uk-UA', ports.newerWeb);
    const path = action && action !== '#' ? new URL(action, `http://${host}/`).pathname : '/';
    const answer = await postNatively(path, fields, { site: 'uk-UA', port: ports.newerWeb });
    expect(answer.status).toBe(303);
    expect(targetOf(answer, host)).toBe('/ru/');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/pf_locale=ru-UA/);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).toMatch(/Max-Age=31536000/i);
  });
});

test('the language switch of Ukraine works in both directions', async ({ page }) => {
  await page.goto(urlOf('uk-UA', '/'));
  await page
    .getByRole('button', { name: /Рус|рос/i })
    .first()
    .click();
  await expect(page).toHaveURL(urlOf('ru-UA', '/ru/'));
  await page.goto(urlOf('uk-UA', '/'));
  await expect(page).toHaveURL(urlOf('ru-UA', '/ru/'));
  await page.getByRole('button', { name: /Укр/i }).first().click();
  await expect(page).toHaveURL(urlOf('uk-UA', '/'));
});
