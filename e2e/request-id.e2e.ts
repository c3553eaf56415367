import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { storedPage } from './support/stored.ts';

const id = 'from-the-proxy-in-front-1';
const header = 'x-request-id';

test('each answer has a new request id, or the id that a proxy in front sent', async () => {
  const [first, second, named] = [
    await storedPage('/blog/que-es-asnef/'),
    await storedPage('/blog/que-es-asnef/'),
    await send('/blog/que-es-asnef/', { headers: { [header]: id } }),
  ];
  expect(first.headers[header]).toMatch(/^[\w-]{36}$/);
  expect(second.headers[header]).not.toBe(first.headers[header]);
  expect(named.headers[header]).toBe(id);
  // The page stays static: it is stored, and the id is not stored with it.
  expect(named.headers['x-nextjs-cache']).toBe('HIT');
  expect(named.body).not.toContain(id);
});

test('replaces a request id that is not one, because it would be logged', async () => {
  const { headers } = await send('/robots.txt', { headers: { [header]: 'lucia@example.com' } });
  expect(headers[header]).toMatch(/^[\w-]{36}$/);
});
