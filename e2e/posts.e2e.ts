import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { hostOf } from './support/product.ts';

/** The proxy refuses these requests, because Next would answer 500. */
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const own = { origin: `http://${hostOf('es-ES')}` };

const post = (body: string, headers: Record<string, string>) =>
  send('/', {
    method: 'POST',
    body,
    headers: { ...form, 'content-length': String(Buffer.byteLength(body)), ...headers },
  });

test('POST / answers 413 for a body over 64 KB', async () => {
  const { status } = await post('a'.repeat(64 * 1024 + 1), own);
  expect(status).toBe(413);
});

test('POST / answers 403 for a form of another origin', async () => {
  expect((await post('a=1', { origin: 'https://evil.test' })).status).toBe(403);
  expect((await post('a=1', { origin: 'null' })).status).toBe(403);
});

test('POST / answers no 5xx for a multipart body that is cut off', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1';
  const { status } = await post(body, { ...own, 'content-type': 'multipart/form-data; boundary=x' });
  expect(status).toBeLessThan(500);
});

test.describe('a browser that is refused gets a page of the site in its language, not an English sentence', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };
  const refusals: [name: string, answer: () => ReturnType<typeof send>, status: number, heading: string][] = [
    ['too long a text', () => post('a'.repeat(64 * 1024 + 1), { ...own, ...html }), 413, 'es demasiado largo'],
    ['another origin', () => post('a=1', { origin: 'https://evil.test', ...html }), 403, 'no ha llegado bien'],
    [
      'an unknown action',
      () =>
        post(`--x\r\nContent-Disposition: form-data; name="$ACTION_ID_${'0'.repeat(42)}"\r\n\r\n\r\n--x--\r\n`, {
          ...own,
          ...html,
          'content-type': 'multipart/form-data; boundary=x',
        }),
      409,
      'no ha llegado bien',
    ],
    [
      'a malformed action',
      () =>
        post('--x\r\nContent-Disposition: form-data; name="$ACTION_ID_zz"\r\n\r\n\r\n--x--\r\n', {
          ...own,
          ...html,
          'content-type': 'multipart/form-data; boundary=x',
        }),
      400,
      'no ha llegado bien',
    ],
    [
      'a file of another build',
      () => send('/_next/static/chunks/no.js', { headers: html }),
      404,
      'no hay ninguna página',
    ],
    ['the image optimizer', () => send('/_next/image?url=x', { headers: html }), 404, 'no hay ninguna página'],
    ['a broken address of a file', () => send('/_next/%zz', { headers: html }), 404, 'no hay ninguna página'],
    [
      'an action sent to the address of a file',
      () =>
        send('/_next/x', {
          method: 'POST',
          body: '[]',
          headers: { ...own, ...html, 'content-length': '2', 'next-action': 'x' },
        }),
      400,
      'no ha llegado bien',
    ],
    ['a broken address', () => send('/blog/%zz/', { headers: html }), 400, 'no se puede leer'],
  ];
  for (const [name, answer, status, heading] of refusals) {
    test(name, async () => {
      const { status: answered, headers, body } = await answer();
      expect(answered).toBe(status);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['content-security-policy']).toContain("'nonce-");
      expect(headers['cache-control']).toContain('no-store');
      expect(body).toMatch(new RegExp(`<html[^>]*lang="es-ES"[\\s\\S]*<h1[^>]*>[^<]*${heading}`));
    });
  }
});

test('a script and a picture that do not exist are answered with a short text', async () => {
  for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8']) {
    const { status, headers, body } = await send('/_next/static/chunks/no.js', { headers: { accept } });
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body.length).toBeLessThan(100);
  }
});

test('/api/revalidate refuses an unsigned event', async () => {
  const body = JSON.stringify({ event: 'publish' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const { status } = await send('/api/revalidate', { method: 'POST', body, headers });
  expect([400, 401, 403]).toContain(status);
});
