import { expect, test } from '@playwright/test';
import { atLeastOne } from './support/at-least-one.mjs';
import { type Answer, bodyOf, send } from './support/http.ts';
import type { Fields } from './support/native-form.ts';
import { hostOf } from './support/product.ts';
import { type ReadForm, readForms } from './support/read-forms.ts';
import { readPage } from './support/read-page.ts';
import { pagesOf } from './support/sitemap.ts';
import { pickPages } from './support/templates.ts';

/** Every form that a stranger reaches without JavaScript, filled in as nobody should: clear answers, never a 5xx. */
const pages = [
  ...pickPages('es-ES', await pagesOf('es-ES'), 1),
  ...[
    '/application/',
    '/reg/',
    '/reg/?ver=3',
    '/reg2/',
    '/main/',
    '/offers/',
    '/offers3/',
    '/buscar/',
    '/my-data/',
    '/unsubscribe/',
  ],
  ...['/landing/rejected/', '/landing/redirector/', '/transition/?offer=112'],
];

/** Forms that stand on several pages are tried once: those with the same fields. */
async function formsOfSite(): Promise<ReadForm[]> {
  const forms = new Map<string, ReadForm>();
  for (const page of pages) {
    for (const form of readForms(await bodyOf(page), page)) {
      const fields = [...form.typed, ...form.hidden.map(([name]) => name.replace(/^\$ACTION_ID_.*/, '$ACTION_ID'))];
      forms.set(`${form.isPost} ${form.name} ${fields.join(' ')}`, form);
    }
  }
  return [...forms.values()];
}

const forms = await formsOfSite();
const posted = atLeastOne(
  forms.filter(({ isPost }) => isPost),
  'forms that are posted',
);
const queried = atLeastOne(
  forms.filter(({ isPost }) => !isPost),
  'forms that change the address',
);

/** Markup, control characters, a lone surrogate's replacement, a number that is too large, and text from right to left. */
const NONSENSE = ['<script>alert(1)</script>', 'a\u0000b\u0007', '\u202e\ufffd', '9'.repeat(40), '-1', '=1+1', ' '];

function encode({ isMultipart }: ReadForm, fields: Fields): { type: string; body: string } {
  if (!isMultipart) {
    return {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    };
  }
  const parts = fields.map(
    ([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=part', body: `${parts.join('')}--part--\r\n` };
}

interface Change {
  origin?: string;
  body?: (whole: string) => string;
}

function post(
  form: ReadForm,
  fields: Fields,
  { origin = `http://${hostOf('es-ES')}`, body: change }: Change = {},
): Promise<Answer> {
  const { type, body: whole } = encode(form, fields);
  const body = change ? change(whole) : whole;
  return send(form.path, {
    method: 'POST',
    body,
    headers: { origin, accept: 'text/html', 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
  });
}

/** A page of the site with a heading, or a redirect to one. */
function expectClear({ status, headers, body }: Answer, what: string): void {
  expect.soft(status, what).toBeLessThan(500);
  if (status >= 300 && status < 400) {
    expect.soft(headers.location, what).toMatch(/^(\/|http:\/\/es\.localhost)/);
    return;
  }
  expect.soft(headers['content-type'], what).toContain('text/html');
  expect.soft(readPage(body).headings, what).toEqual([expect.stringMatching(/\S/)]);
  expect.soft(body, what).not.toContain('<script>alert(1)');
}

const hiddenWith = (form: ReadForm, value: string): Fields => [
  ...form.hidden,
  ...form.typed.map((name) => [name, value] as const),
];

for (const form of posted) {
  test.describe(`the form «${form.name}» of ${form.path} with ${form.typed.join(', ') || 'no fields'}`, () => {
    test('with nothing filled in gets a page, or leads to one', async () => {
      expectClear(await post(form, form.hidden), 'empty');
    });

    test('with nonsense in every field gets a page, or leads to one', async () => {
      for (const value of NONSENSE) expectClear(await post(form, hiddenWith(form, value)), JSON.stringify(value));
    });

    test('with a body of 2 MB gets 413 and a page that says so', async () => {
      const answer = await post(form, [...form.hidden, [form.typed[0] ?? 'more', 'a'.repeat(2 * 1024 * 1024)]]);
      expect(answer.status).toBe(413);
      expectClear(answer, '2 MB');
    });

    test('from another origin gets 403 and a page that says so', async () => {
      for (const origin of ['https://evil.test', 'null']) {
        const answer = await post(form, form.hidden, { origin });
        expect(answer.status, origin).toBe(403);
        expectClear(answer, origin);
      }
    });

    test('cut off in the middle gets a page, or leads to one', async () => {
      for (const share of [0.2, 0.5, 0.95]) {
        const answer = await post(form, hiddenWith(form, 'x'), {
          body: (whole) => whole.slice(0, whole.length * share),
        });
        expectClear(answer, `${share} of the body`);
      }
    });
  });
}

test('forms that change the address answer nonsense with a page', async () => {
  for (const form of queried) {
    for (const value of NONSENSE) {
      const query = new URLSearchParams(
        [...form.hidden, ...form.typed.map((name) => [name, value])].map(([name = '', text = '']) => [name, text]),
      );
      expectClear(
        await send(`${form.path}?${query}`, { headers: { accept: 'text/html' } }),
        `${form.name} ${JSON.stringify(value)}`,
      );
    }
  }
});
