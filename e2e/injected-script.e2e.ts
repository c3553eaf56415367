import { expect, type Page, test } from '@playwright/test';
import { atLeastOne } from './support/at-least-one.mjs';
import { countPolicies, inlineScriptsOf, sourcesOf } from './support/content-security-policy.ts';
import { Editor } from './support/editor.ts';
import { send } from './support/http.ts';
import { urlOf } from './support/product.ts';
import { until } from './support/until.ts';

/** The attacker's script: it leaves a mark on the window. */
const mark = 'window.hasRun=true';
const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);

const hostile = [
  `<script>${mark}</script>`,
  `<img src="/no-such-image" onerror="${mark}">`,
  `<svg onload="${mark}"></svg>`,
  `<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>`,
  // Begins like a script of Next.
  `<script>self.__next_f.push([1,""]);${mark}</script>`,
  `<script type="module">${mark}</script>`,
  `<script src="data:text/javascript,${mark}"></script>`,
  `<script nonce="">${mark}</script>`,
];

/** Opens a page and waits until its scripts and handlers could have run. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(urlOf('es-ES', path));
  await page.waitForLoadState('networkidle');
}

test.describe('an article with scripts in its Markdown', () => {
  const path = '/blog/un-texto-hostil/';
  let documentId: string;
  let editor: Editor;

  test.beforeAll(async () => {
    editor = Editor.of();
    const author = await editor.find('author', 'es-ES', 'slug', 'lucia-ferran');
    const body = ['Antes.', ...hostile, `[un enlace](javascript:${mark})`, 'Después.'].join('\n\n');
    documentId = await editor.create('article', 'es-ES', {
      title: 'Un texto hostil',
      slug: 'un-texto-hostil',
      excerpt: `Escrito por una prueba. ${hostile[0]}`,
      writtenOn: '2026-11-01',
      author: { connect: [{ documentId: author.documentId }] },
      blocks: [{ __component: 'blocks.rich-text', body }],
    });
    await editor.publish('article', 'es-ES', documentId);
    await until(
      () => send(path),
      ({ status }) => status === 200,
      ({ status }) => String(status),
    );
  });
  test.afterAll(async () => {
    await editor.unpublish('article', 'es-ES', documentId);
    await editor.remove('article', 'es-ES', documentId);
  });

  for (const [kind, address] of [
    ['stored', path],
    ['shared', `${path}?comments=oldest`],
    ['made per request', `${path}?comments-page=x`],
  ] as const) {
    test(`shows its text and runs no script, ${kind}`, async ({ page }) => {
      await open(page, address);
      await expect(page.getByText('Después.')).toBeVisible();
      expect(await hasRun(page)).toBe(false);
      expect(
        await page.locator('main script:not([type="application/ld+json"]), main [onerror], main iframe').count(),
      ).toBe(0);
      const link = page.getByText('un enlace', { exact: true });
      await expect(link).toBeVisible();
      await link.click();
      expect(await hasRun(page)).toBe(false);
    });

    test(`has a policy that allows no script of the Markdown, ${kind}`, async () => {
      const answer = await send(address);
      expect(countPolicies(answer)).toBe(1);
      expect(answer.body).not.toContain(`<script>${mark}`);
      const allowed = sourcesOf(answer, 'script-src') ?? [];
      const scripts = atLeastOne(inlineScriptsOf(answer), `inline scripts of ${address}`);
      for (const { hash, nonce } of scripts) {
        expect(allowed.some((source) => source === hash || source === `'nonce-${nonce}'`)).toBe(true);
      }
    });
  }
});

interface Change {
  /** Whether the answer keeps the policy that it came with. */
  keepsPolicy: boolean;
}

/** Inserts the hostile texts into the HTML of a page on its way to the browser, so none of our code can remove them. */
async function inject(page: Page, path: string, { keepsPolicy }: Change): Promise<void> {
  await page.route(urlOf('es-ES', path), async (route) => {
    const answer = await send(path);
    const dropped = ['content-length', 'transfer-encoding', ...(keepsPolicy ? [] : ['content-security-policy'])];
    const headers = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name));
    const body = answer.body.replace('</main>', `${hostile.join('')}</main>`);
    expect(body).toContain(mark);
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body,
    });
  });
}

/** The second defence, in case the sanitiser fails. */
test.describe('scripts in the HTML of a page', () => {
  for (const [kind, path] of [
    ['a stored page', '/blog/que-es-asnef/'],
    ['a shared page', '/offers/?amount=300'],
    ['a page that is made per request', '/offers/?amount=abc'],
    ['the not-found screen', '/no-such-page/'],
  ] as const) {
    test(`are refused by the browser because of the policy, in ${kind}`, async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await inject(page, path, { keepsPolicy: true });
      await open(page, path);
      expect(await hasRun(page)).toBe(false);
      expect(refused.length).toBeGreaterThanOrEqual(hostile.length);
    });
  }

  test('run without a policy, so the tests above can fail', async ({ page }) => {
    await inject(page, '/no-such-page/', { keepsPolicy: false });
    await open(page, '/no-such-page/');
    expect(await hasRun(page)).toBe(true);
  });
});
