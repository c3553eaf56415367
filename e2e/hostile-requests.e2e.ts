import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { hostOf, urlOf } from './support/product.ts';

/** Requests that no browser sends, and that Next alone would answer with 500 or with another host. */

test('a request line with the address of another host is answered for the Host header', async () => {
  const { status, headers } = await send('http://evil.example/blog');
  expect([status, headers.location]).toEqual([308, '/blog/']);
});

for (const method of ['TRACE', 'PUT', 'DELETE']) {
  test(`${method} is answered with 405 and the allowed methods`, async () => {
    for (const path of ['/', '/api/health', '/no-such-page/']) {
      const { status, headers } = await send(path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD, OPTIONS, POST']);
    }
  });
}

test('a redirect repeats the query as it was sent', async () => {
  const { headers } = await send('/blog?q=a%20b+c&utm_source=%7Ex');
  expect(headers.location).toBe('/blog/?q=a%20b+c&utm_source=%7Ex');
});

test('no answer tells the internal address of a page', async () => {
  for (const path of ['/', '/blog/?utm_term=x', '/no-such-page/']) {
    expect((await send(path)).headers).not.toHaveProperty('x-middleware-rewrite');
  }
});

test('the image optimizer of Next answers 404', async () => {
  expect((await send('/_next/image?url=%2Fmedia%2Fno-such-picture.png&w=640&q=75')).status).toBe(404);
});

const origin = `http://${hostOf('es-ES')}`;
const multipart = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--b--\r\n`;
};

test('a form for an action that does not exist, or with broken arguments, is answered without 5xx', async ({
  page,
}) => {
  const known = await page.goto(urlOf('es-ES', '/application/')).then(() => page.content());
  const id =
    /\$ACTION_(?:ID_|\d+:\d+" value="\{&quot;id&quot;:&quot;)([0-9a-f]{40,})/.exec(known)?.[1] ?? '0'.repeat(42);
  const bodies: [body: string, headers: Record<string, string>][] = [
    [multipart({ [`$ACTION_ID_${'0'.repeat(42)}`]: '' }), { 'content-type': 'multipart/form-data; boundary=b' }],
    [multipart({ $ACTION_REF_1: '', '$ACTION_1:0': '{' }), { 'content-type': 'multipart/form-data; boundary=b' }],
    [
      multipart({ $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@9"}` }),
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
    ['["$K1"', { 'content-type': 'text/plain;charset=UTF-8', 'next-action': id }],
    ['[7,"text"]', { 'content-type': 'text/plain;charset=UTF-8', 'next-action': id }],
    ['[]', { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'x' }],
  ];
  for (const [body, headers] of bodies) {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const { status } = await send('/application/', {
      method: 'POST',
      body,
      headers: { origin, ...length, ...headers },
    });
    expect(status, body).toBeGreaterThanOrEqual(400);
    expect(status, body).toBeLessThan(500);
  }
});
