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

test('/api/revalidate refuses an unsigned event', async () => {
  const body = JSON.stringify({ event: 'publish' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const { status } = await send('/api/revalidate', { method: 'POST', body, headers });
  expect([400, 401, 403]).toContain(status);
});
