import type { Page } from '@playwright/test';
import { expect, test } from './support/browsing.ts';
import { send, targetOf } from './support/http.ts';
import { hostOf, ports, urlOf } from './support/product.ts';

/** Decisions, "The stack"; tech-web: server-action ids and their key change between builds unless the key is kept. */
interface Form {
  action: string;
  fields: [name: string, value: string][];
}

/** The form that changes the language, with all that a browser without JavaScript would send. */
async function languageForm(page: Page): Promise<Form> {
  return page.locator('form:has(button)').evaluateAll((forms) => {
    const found = forms.find((form) => /Рус|Рос|ru-UA/i.test(form.outerHTML));
    if (!(found instanceof HTMLFormElement)) throw new Error('No form changes the language');
    const named = [...found.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input[name], button[name]')];
    return {
      action: found.getAttribute('action') ?? '',
      fields: named.map(({ name, value }): [string, string] => [name, value]),
    };
  });
}

function multipart(fields: Form['fields'], boundary: string): string {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

async function buildId(port: number): Promise<string> {
  const { body } = await send('/builds/latest.json', { port });
  return (JSON.parse(body) as { id: string }).id;
}

test.describe('a form of an older build', () => {
  test.use({ javaScriptEnabled: false });

  test('posts to a newer one', async ({ page }) => {
    expect(await buildId(ports.web)).not.toBe(await buildId(ports.newerWeb));
    await page.goto(urlOf('uk-UA', '/'));
    const { action, fields } = await languageForm(page);

    const host = hostOf('uk-UA', ports.newerWeb);
    const body = multipart(fields, 'older-build');
    const answer = await send(action && action !== '#' ? new URL(action, `http://${host}/`).pathname : '/', {
      host,
      port: ports.newerWeb,
      method: 'POST',
      body,
      headers: {
        origin: `http://${host}`,
        'content-type': 'multipart/form-data; boundary=older-build',
        'content-length': String(Buffer.byteLength(body)),
      },
    });
    expect(answer.status).toBe(303);
    expect(targetOf(answer, host)).toBe('/ru/');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/pf_locale=ru-UA/);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).toMatch(/SameSite=lax/i);
    expect(cookie).toMatch(/Max-Age=31536000/i);
  });
});

test('the switch works in the browser, there and back', async ({ page }) => {
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
