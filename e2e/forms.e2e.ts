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
const PAGES = [
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
  const listed = pickPages('es-ES', await pagesOf('es-ES'));
  for (const page of [...listed, ...PAGES]) {
    for (const form of readForms(await bodyOf(page), page)) {
      const fields = [...form.typed, ...form.hidden.map(([name]) => name.replace(/^\$ACTION_ID_.*/, '$ACTION_ID'))];
      forms.set(`${form.isPost} ${form.name} ${fields.join(' ')}`, form);
    }
  }
  return [...forms.values()];
}

// Earlier tests change pages, so the forms are read when the tests run, and no title depends on them.
let posted: readonly ReadForm[] = [];
let queried: readonly ReadForm[] = [];
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const forms = await formsOfSite();
  posted = atLeastOne(
    forms.filter(({ isPost }) => isPost),
    'forms that are posted',
  );
  queried = atLeastOne(
    forms.filter(({ isPost }) => !isPost),
    'forms that change the address',
  );
});

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

const nameOf = ({ name, path }: ReadForm) => `the form «${name}» of ${path}`;

test.describe('a form that is posted', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('with nothing filled in gets a page, or leads to one', async () => {
    for (const form of posted) expectClear(await post(form, form.hidden), nameOf(form));
  });

  test('with nonsense in every field gets a page, or leads to one', async () => {
    for (const form of posted) {
      for (const value of NONSENSE) {
        expectClear(await post(form, hiddenWith(form, value)), `${nameOf(form)}: ${JSON.stringify(value)}`);
      }
    }
  });

  test('with a body of 2 MB gets 413 and a page that says so', async () => {
    for (const form of posted) {
      const answer = await post(form, [...form.hidden, [form.typed[0] ?? 'more', 'a'.repeat(2 * 1024 * 1024)]]);
      expect.soft(answer.status, nameOf(form)).toBe(413);
      expectClear(answer, nameOf(form));
    }
  });

  test('from another origin gets 403 and a page that says so', async () => {
    for (const form of posted) {
      for (const origin of ['https://evil.test', 'null']) {
        const answer = await post(form, form.hidden, { origin });
        expect.soft(answer.status, `${nameOf(form)}, ${origin}`).toBe(403);
        expectClear(answer, `${nameOf(form)}, ${origin}`);
      }
    }
  });

  test('that is cut off in the middle gets a page, or leads to one', async () => {
    for (const form of posted) {
      for (const share of [0.2, 0.5, 0.95]) {
        const answer = await post(form, hiddenWith(form, 'x'), {
          body: (whole) => whole.slice(0, whole.length * share),
        });
        expectClear(answer, `${nameOf(form)}, ${share} of the body`);
      }
    }
  });
});

test('a form that changes the address answers nonsense with a page', async () => {
  test.setTimeout(240_000);
  for (const form of queried) {
    for (const value of NONSENSE) {
      const fields = [...form.hidden, ...form.typed.map((name) => [name, value] as const)];
      const query = new URLSearchParams(fields.map(([name, text]) => [name, text]));
      const answer = await send(`${form.path}?${query}`, { headers: { accept: 'text/html' } });
      expectClear(answer, `${nameOf(form)}: ${JSON.stringify(value)}`);
    }
  }
});
