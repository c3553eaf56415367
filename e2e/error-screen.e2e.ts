import { expect, test } from '@playwright/test';
import { type AnotherServer, startAnotherServer } from './support/another-server.ts';
import { countPolicies, inlineScriptsOf, sourcesOf } from './support/content-security-policy.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { savedManifest } from './support/saved-manifest.ts';
import { until } from './support/until.ts';

/** An article that is not in the build, on a server with a wrong CMS token: the CMS answers, but the page cannot be made. */
const path = '/blog/no-se-puede-hacer/';
let documentId: string;
let editor: Editor;
let web: AnotherServer;

test.beforeAll(async () => {
  editor = Editor.of();
  const author = await editor.find('author', 'es-ES', 'slug', 'lucia-ferran');
  documentId = await editor.create('article', 'es-ES', {
    title: 'No se puede hacer',
    slug: 'no-se-puede-hacer',
    excerpt: 'Escrito por una prueba.',
    writtenOn: '2026-11-01',
    author: { connect: [{ documentId: author.documentId }] },
    blocks: [{ __component: 'blocks.rich-text', body: 'Un texto.' }],
  });
  await editor.publish('article', 'es-ES', documentId);
  await until(
    () => send(path),
    ({ status }) => status === 200,
    ({ status }) => String(status),
  );
  await expect.poll(() => savedManifest('es-ES')).toContain('no-se-puede-hacer');
  web = await startAnotherServer({ remembers: true, environment: { CMS_READ_TOKEN: 'not-the-token-of-the-cms' } });
});

test.afterAll(async () => {
  await web?.stop();
  await editor.unpublish('article', 'es-ES', documentId);
  await editor.remove('article', 'es-ES', documentId);
});

test('the error screen answers 500 with the hashes of its scripts in its policy, compressed or not', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const answer = await send(path, { port: web.port, headers: { 'accept-encoding': encoding } });
    expect(answer.status).toBe(500);
    expect(countPolicies(answer)).toBe(1);
    if (encoding === 'gzip') continue;
    expect(inlineScriptsOf(answer).length).toBeGreaterThan(2);
    for (const { hash } of inlineScriptsOf(answer)) expect(sourcesOf(answer, 'script-src')).toContain(hash);
  }
});

test('the error screen has a retry button and a link to the home page', async ({ page }) => {
  await page.goto(urlOf('es-ES', path, web.port));
  await expect(page.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('the error screen says what happened and offers a retry if its own scripts are lost for good', async ({
  page,
}) => {
  const { body } = await send(path, { port: web.port });
  await page.route('**/_next/static/**/*.js', (route) =>
    body.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(urlOf('es-ES', path, web.port));
  await expect(page.getByRole('heading', { name: 'Algo ha fallado por nuestra parte' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
});
