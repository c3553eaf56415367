import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { storedPage } from './support/stored.ts';

const id = 'from-the-proxy-in-front-1';
const header = 'x-request-id';

test('each answer names the id of its request, that of the proxy in front where there is one', async () => {
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

test('what is no id is not taken for one: it would stand in the log', async () => {
  const { headers } = await send('/robots.txt', { headers: { [header]: 'lucia@example.com' } });
  expect(headers[header]).toMatch(/^[\w-]{36}$/);
});
