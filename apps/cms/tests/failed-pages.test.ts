import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signatureHeader, timestampHeader, verifySignature } from '@prestafaro/types/signature';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAsAdministrator, signInWithRole } from './support/admin';
import { REVALIDATE_SECRET, type RunningCms, startCms } from './support/start-cms';

const folder = mkdtempSync(path.join(tmpdir(), 'cms-failed-pages-'));
const since = '2026-11-23T10:00:00.000Z';
const pages = [
  { locale: 'es-ES', host: 'es.example.com', path: '/blog/x/', since, reason: 'answered 500' },
  { locale: 'es-MX', host: 'mx.example.com', path: '/blog/y/', since, reason: 'answered 500' },
];
let web: Server;
let cms: RunningCms;
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;

beforeAll(async () => {
  web = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url?.endsWith('/failed-pages')) asked = { url: request.url, headers: request.headers, body };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ pages }));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  cms = await startCms({ revalidateUrls: [`http://127.0.0.1:${port}/api/revalidate`], folder });
});
afterAll(async () => {
  await cms?.stop();
  web?.close();
  rmSync(folder, { recursive: true, force: true });
});

const pathsFor = async (call: Awaited<ReturnType<typeof signInAsAdministrator>>) => {
  const { body } = await call('GET', '/publishing/failed-pages');
  return (body.pages as { path: string }[]).map((page) => page.path);
};

test('failed pages: shows an editor the pages of the own country and an administrator all of them', async () => {
  const editor = await signInWithRole(cms.strapi, cms.url, 'editor-es');
  expect(await pathsFor(editor)).toEqual(['/blog/x/']);
  expect(await pathsFor(await signInAsAdministrator(cms.url))).toEqual(['/blog/x/', '/blog/y/']);
});

test('failed pages: asks the web app with a signature', async () => {
  const { url, headers, body } = asked ?? { url: undefined, headers: {}, body: '' };
  expect(url).toBe('/api/revalidate/failed-pages');
  const timestamp = String(headers[timestampHeader]);
  const signature = String(headers[signatureHeader]);
  expect(verifySignature(REVALIDATE_SECRET, Date.now() / 1000, { body, timestamp, signature })).toEqual({ ok: true });
});

test('failed pages: answers 401 without a session', async () => {
  expect((await fetch(`${cms.url}/publishing/failed-pages`)).status).toBe(401);
});
